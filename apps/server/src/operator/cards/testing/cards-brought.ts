import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operate } from '../../../operator.ts'
import type { TestServer } from '../../../testing/a-server.ts'

const NOW = new Date('2026-11-27T12:00:00Z')

/** Imports files as an operator does, and asks the running server about their cards. */
export function cardsBroughtTo(server: TestServer, game: string) {
  const folder = server.database.folder
  const brought = join(folder, 'brought')
  mkdirSync(brought)
  const bring = async (files: Readonly<Record<string, unknown>>) => {
    for (const [name, content] of Object.entries(files)) {
      const isWritten = typeof content === 'string' || content instanceof Buffer
      writeFileSync(join(brought, name), isWritten ? content : JSON.stringify(content, null, 1))
    }
    const args = ['cards', 'import', ...Object.keys(files), '--game', game]
    return operate(args, { DATA_DIR: folder }, { folder: brought, now: () => NOW })
  }
  const lookUp = async (names: readonly string[], more = {}) =>
    (await server.call('look-up-cards', { game, names, ...more })).body.data.cards
  const legality = async (name: string, format = 'constructed', on = '2026-11-27') =>
    (await lookUp([name], { format, on }))[0].card?.legality
  return { folder, bring, lookUp, legality }
}
