import { ensurePlacesBaked } from './places.mjs'
import { ensureServerBuilt } from './server-build.mjs'
import { ensureWebBuilt } from './web-build.mjs'

/**
 * What a server that starts reads: the places of France, the app and the server itself.
 * @param {{ isForced?: boolean }} [options]
 * @returns {Promise<boolean>} whether all of it is up to date now
 */
export async function ensureReadyToServe({ isForced = false } = {}) {
  return (await ensurePlacesBaked()) && (await ensureWebBuilt({ isForced })) && (await ensureServerBuilt({ isForced }))
}
