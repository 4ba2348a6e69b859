export function obtainPostgres(): { readonly path: string } | { readonly missing: string };
export function startPostgres(wish?: { readonly durable?: boolean }): Promise<{
  readonly url: string;
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}>;
