import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pairingFaults } from '../testing/pairing-legality.ts'
import { measurePairing } from './measure-pairing.ts'
import { pairRound } from './pair-round.ts'
import type { PairingMeasure, PairingPlayer } from './pairing-field.ts'

/** Situations with the best value known; they lie beside the repository, and these tests run where they are. */
const FOLDER = join(import.meta.dirname, '../../../../../../shared/data/pairing')

type Situation = {
  readonly name: string
  readonly players: readonly (Omit<PairingPlayer, 'byes'> & { hadBye: boolean; byes?: number; dropped: boolean })[]
  readonly active: number
  readonly best: PairingMeasure
}

function situationsIn(file: string): Situation[] {
  return [JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))].flat()
}

const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.json')) : []

describe.skipIf(files.length === 0)('QADM-7 every recorded situation is paired as well as it can be', () => {
  test.each(files)('QADM-7 %s reaches the best value with every seed', (file) => {
    for (const { name, players, active, best } of situationsIn(file)) {
      const field = players
        .filter(({ dropped }) => !dropped)
        .map((player) => ({ ...player, byes: player.byes ?? (player.hadBye ? 1 : 0) }))
      expect(field).toHaveLength(active)
      for (const seed of ['one', 'two', 'three', 'four', 'five']) {
        const pairs = pairRound(field, `${name} ${seed}`)
        expect(pairingFaults(field, pairs), name).toEqual([])
        expect(measurePairing(field, pairs), name).toEqual(best)
      }
    }
  })
})
