import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { takeBackPenalty as call } from '@tablee/contract/tournaments/conduct-acts'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { PenaltyId, PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import { takeBackPenalty as decide, stateWithoutDecisions } from '@tablee/domain/tournaments/conduct/take-back-penalty'
import { findConduct, noteTakenBack } from '../conduct-store.ts'
import { listChangesOfMatch } from '../journal-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { type Carried, carryAct } from './carry-act.ts'

type Input = ParsedInput<typeof call>
type Taking = Promise<Outcome<Carried<PenaltyId | null>>>

export function takeBackNoShow(acting: Acting<TournamentGround>, input: Input): Taking {
  return takeBack(acting, { name: 'take-back-no-show', isMeant: (kind) => kind === 'no-show' }, input)
}

export function takeBackPenalty(acting: Acting<TournamentGround>, input: Input): Taking {
  return takeBack(acting, { name: 'take-back-penalty', isMeant: () => true }, input)
}

type Meant = {
  readonly name: 'take-back-no-show' | 'take-back-penalty'
  readonly isMeant: (kind: PenaltyKind) => boolean
}

function takeBack(
  acting: Acting<TournamentGround>,
  { name, isMeant }: Meant,
  { code, organizerId, actId, penaltyId }: Input,
): Taking {
  const id = penaltyId as PenaltyId
  return carryAct(acting, {
    name,
    target: { code },
    actId,
    claim: { as: 'staff', secret: organizerId, caller: acting.caller },
    load: async (tx, { tournament }) => {
      const ended = tournament.penalties.find((penalty) => penalty.id === id)?.endedMatch ?? null
      const said = ended && (await listChangesOfMatch(tx.db, tournament.id, ended))
      return {
        kept: await findConduct(tx.db, tournament.id, id),
        before: said ? stateWithoutDecisions(ended, said) : ({ kind: 'pending' } as const),
      }
    },
    decide: ({ tournament }, { kept, before }, { role: by }) => {
      if (!kept || !isMeant(kept.kind)) return refuse('penalty_not_found')
      if (kept.isTakenBack) return accept<{ changes: []; result: PenaltyId | null }>({ changes: [], result: null })
      const decided = decide(tournament, { kept, before, by })
      return decided.accepted ? accept({ changes: decided.value, result: id }) : decided
    },
    beside: async (tx, { held, result }) => {
      if (result) await noteTakenBack(tx.db, { tournamentId: held.tournament.id, id: result }, acting.now())
    },
  })
}
