// Exports certificates: what a search has shown, as text that a small independent verifier
// confirms.

export { digestOf } from './clue-digest.ts';
export { type Proven, type VerifyOptions, type VerifyProgress, verify } from './verify.ts';
export { type CertificateWriter, certificateWriter } from './write.ts';
