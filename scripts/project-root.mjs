import { fileURLToPath } from 'node:url'

/** The folder of the checkout, whatever the current directory is. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url))
