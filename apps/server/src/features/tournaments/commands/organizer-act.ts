import type { Outcome } from '@tablee/domain/outcome'
import { accept, refuse } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { Grant, HeldTournament } from '../held-tournament.ts'
import { asOrganizer } from '../tournament-policy.ts'
import { type Acting, carryAct, type Target } from './carry-act.ts'

export type OrganizerAct = {
  readonly name: string
  readonly target: Target
  readonly actId: string | undefined
  /** The organizer's secret, as far as one was given. */
  readonly secret: string | undefined
  readonly reason?: string | undefined
  /** Secrets that take effect with the changes. */
  readonly grants?: readonly Grant[]
  /** Of an announced event players come and go by their registrations. */
  readonly isForQuickOnly?: boolean
  readonly decide: (tournament: Tournament) => Outcome<readonly Change[]>
}

/** An act that only the organizer may do. */
export function carryOrganizerAct(acting: Acting, act: OrganizerAct): Promise<Outcome<HeldTournament>> {
  return carryAct(acting, {
    name: act.name,
    target: act.target,
    actId: act.actId,
    permit: (held) => asOrganizer(held, { secret: act.secret, caller: acting.caller }),
    decide: ({ tournament }) => {
      if (act.isForQuickOnly && tournament.announcement) return refuse('wrong_tournament_type')
      const outcome = act.decide(tournament)
      return outcome.accepted
        ? accept({ changes: outcome.value, reason: act.reason ?? null, grants: act.grants ?? [] })
        : outcome
    },
  })
}
