import { readFileSync } from 'node:fs'
import { readErasureProof } from '@tablee/domain/erasures/erasure-proof'
import { isSignedErasure } from '../database/erasures/erasure-key.ts'
import { findErasure, findProof } from '../database/erasures/erasure-store.ts'
import { type Command, done, failed } from './command.ts'
import { erasureLine } from './erasures.ts'
import { withData } from './open-data.ts'

export const erasure: Command = {
  usage: [
    'erasure show ID            (the signed proof of a line of what was erased)',
    'erasure verify FILE        (whether a proof of erasure was signed with the key of these data)',
  ],
  run: async ({ words: [act, name, ...more], config, fileAt }) => {
    if (name === undefined || more.length > 0) return null
    if (act === 'show') {
      const proof = await withData(config, (database) => database.read((db) => findProof(db, name)))
      return proof === null ? failed(`${name} is in no line of what was erased.`) : done(proof)
    }
    if (act !== 'verify') return null
    const given = readText(fileAt(name))
    const read = given === null ? null : readErasureProof(given)
    if (!read) return failed(`${name} is no proof of erasure.`)
    return withData(config, async (database) => {
      const { text, signature, statement } = read
      const isGenuine = await database.inTransaction(({ db }) => isSignedErasure(db, text, signature))
      if (!isGenuine) return failed('The signature is not of these data, or something was changed.')
      const kept = await database.read((db) => findErasure(db, statement.id))
      const line = kept ? `\n${erasureLine(kept)}` : ''
      return done(`Genuine${kept ? '' : ', but not in the list: a backup from before it was restored'}.${line}`)
    })
  },
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
