import { ensurePlacesBaked } from './places.mjs'
import { ensureServerBuilt } from './server-build.mjs'

/** Server tests need no build of the app, but the table of places and the server that they start as a process. */
export async function setup() {
  const isWhole = (await ensurePlacesBaked()) && (await ensureServerBuilt())
  if (!isWhole) throw new Error('The tests have no table of places or no server: see above.')
}
