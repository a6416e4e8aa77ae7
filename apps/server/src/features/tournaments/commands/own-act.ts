import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import type { PlayerId, Tournament, TournamentCode } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import type { HeldTournament } from '../held-tournament.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { actingPlayer } from '../tournament-policy.ts'
import { type Carried, carryAct } from './carry-act.ts'

type OwnAct<Loaded> = {
  readonly name: ActName
  readonly code: TournamentCode
  readonly actId: string | undefined
  readonly secret: string
  readonly load: (tx: Transaction, held: HeldTournament) => Promise<Loaded>
  readonly decide: (tournament: Tournament, playerId: PlayerId, loaded: Loaded) => Outcome<readonly Change[]>
}

/** What players do with their own seat in a quick tournament; at an announced event they do it with their registration. */
export function carryOwnAct<Loaded>(
  acting: Acting<TournamentGround>,
  act: OwnAct<Loaded>,
): Promise<Outcome<Carried<null>>> {
  return carryAct(acting, {
    name: act.name,
    target: { code: act.code },
    actId: act.actId,
    claim: { as: 'player', secret: act.secret, caller: acting.caller },
    load: act.load,
    decide: ({ tournament }, loaded, author) => {
      if (tournament.announcement) return refuse('wrong_tournament_type')
      const player = actingPlayer(tournament, author)
      if (!player) return refuse('player_not_found')
      const outcome = act.decide(tournament, player.id, loaded)
      return outcome.accepted ? accept({ changes: outcome.value, result: null }) : outcome
    },
  })
}
