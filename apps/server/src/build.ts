import manifest from '../package.json' with { type: 'json' }

/** Which server this is, for whoever runs several or asks for help: its version, and the commit that it was made of. */
export type Build = { readonly version: string; readonly commit: string }

export const VERSION: string = manifest.version

/** `0.1.0 (4f2a9c1)` */
export function nameOf({ version, commit }: Build): string {
  return `${version} (${commit})`
}
