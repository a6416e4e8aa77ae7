import type { ToldDeckCheckDraw } from '@tablee/contract/tournaments/questions/get-deck-checks'
import { wireMoment } from '@tablee/contract/wire-moment'
import { isOfStaff } from '@tablee/domain/tournaments/authority/role'
import type { DeckCheckDraw } from '@tablee/domain/tournaments/deck-checks/deck-check'
import type { ReadEntry } from '../journal-entry-store.ts'

type KeptDraw = DeckCheckDraw & Pick<ReadEntry, 'at' | 'author_role'>

export function toldDraw({ round, number, seed, count, at, author_role: role, ...draw }: KeptDraw): ToldDeckCheckDraw {
  return {
    ...{ round, number, seed, count, drawnAt: wireMoment(at) },
    by: role !== null && isOfStaff(role) ? role : null,
    matches: [...draw.matches],
    passed: draw.passed.map(({ matchId, why }) => ({ matchId, why })),
  }
}
