import { ERASED_KINDS, type ErasureStatement } from '@tablee/domain/erasures/erasure-proof'
import { listErasures } from '../database/erasures/erasure-store.ts'
import { type Command, counted, done } from './command.ts'
import { withData } from './open-data.ts'

const SHOWN = 200

export const erasures: Command = {
  usage: ['erasures                   (what was erased, when and by which rule; the newest 200)'],
  run: async ({ words, config }) => {
    if (words.length > 0) return null
    const found = await withData(config, (database) => database.read((db) => listErasures(db, SHOWN)))
    return done([`${counted(found.length, 'erasure')}.`, ...found.map(erasureLine)].join('\n'))
  },
}

/** `2026-11-27 12:00 UTC  retention  AB3DEF  registrations 32  (id)` */
export function erasureLine({ id, at, rule, tournament, erased }: ErasureStatement): string {
  const counts = ERASED_KINDS.flatMap((kind) => (erased[kind] ? [`${kind} ${erased[kind]}`] : [])).join(', ')
  const where = tournament === null ? [] : [tournament]
  return [`${at.slice(0, 16).replace('T', ' ')} UTC`, rule, ...where, counts, `(${id})`].join('  ')
}
