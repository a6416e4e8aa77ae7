import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import { joinApart } from '@tablee/domain/tournaments/acts/join-apart'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { aTournamentOf, publicId, started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { leftoversOf } from './leftover-of.ts'

test('CAVE-24 what is left says what it was, whom it was about and why it could not be joined, and no key', () => {
  const base = started(aTournamentOf(4))
  const [player] = base.players
  if (!player) throw new Error('nobody plays')
  const act: ApartAct = {
    ...{
      id: 'act-0001',
      name: 'update-quick-tournament-player',
      input: { playerKey: player.id, newPlayerName: 'Zoé' },
    },
    given: { at: '2030-01-31T19:00:00.000Z', seed: '', ids: [] },
  }
  const zoe = { playerId: 'p-new' as PlayerId, name: 'Zoé', publicId: null, firstRound: 2 } as const
  const there = evolveAll(base, [{ kind: 'player_added', ...zoe }])
  const author = { publicId: publicId('organizer'), role: 'organizer', holderId: '', label: null } as const
  const joined = joinApart({ there, made: [{ act, changes: [] }], known: new Set(), theirs: new Set(), author })
  const holder = {
    access: {} as never,
    textOf: ({ code }: { code: string }) => code,
    actText: () => 'Liste des joueurs',
  }
  const [left] = leftoversOf(joined, base, holder)
  expect(left?.text).toMatch(/^Liste des joueurs – Zoé – \w+$/)
  expect(left?.text).not.toContain(player.id)
})
