import manifest from '../package.json' with { type: 'json' }

/** The server's version and the commit it was built from. */
export type Build = { readonly version: string; readonly commit: string }

export const VERSION: string = manifest.version

/** `0.1.0 (4f2a9c1)` */
export function nameOf({ version, commit }: Build): string {
  return `${version} (${commit})`
}
