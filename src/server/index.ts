// The server: the HTTP API and the page of the app.

export { type AppOptions, buildApp } from './app.ts';
export { DEFAULT_LIMITS, type ServerLimits } from './limits.ts';
