import type { ActAnswers } from '@tablee/contract/serving/served-call'
import type { ToldAct } from '@tablee/contract/told-act'
import type { TournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import {
  writeDocumentMatch,
  writeTournamentDocument,
} from '@tablee/contract/tournaments/documents/write-tournament-document'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Carried } from './commands/carry-act.ts'
import { prepareDocument } from './document-in-turns.ts'
import type { HeldTournament } from './held-tournament.ts'

export function mapOutcome<From, To>(outcome: Outcome<From>, made: (value: From) => To): Outcome<To> {
  return outcome.accepted ? accept(made(outcome.value)) : outcome
}

/** Each computed only on demand. */
export function answers<Reply>(
  outcome: Outcome<Carried<unknown>>,
  whole: (held: HeldTournament) => Outcome<Reply> | Promise<Outcome<Reply>>,
): Outcome<ActAnswers<Reply, ToldAct>> {
  return mapOutcome(outcome, (carried) => ({
    whole: async () => {
      await prepareDocument(carried.held)
      return whole(carried.held)
    },
    told: () => toldAct(carried),
  }))
}

/** A large tournament is written in steps. */
export async function withWhole<To>(
  outcome: Outcome<HeldTournament>,
  made: (held: HeldTournament) => To,
): Promise<Outcome<To>> {
  if (outcome.accepted) await prepareDocument(outcome.value)
  return mapOutcome(outcome, made)
}

export function acted<Reply>(
  outcome: Outcome<Carried<unknown>>,
  whole: (held: HeldTournament) => Reply | Promise<Reply>,
): Outcome<ActAnswers<Reply, ToldAct>> {
  return answers(outcome, async (held) => accept(await whole(held)))
}

export function toldAct({ held: { sequence }, told }: Carried<unknown>): ToldAct | null {
  return told && { sequence, changes: [...told] }
}

type ReplyTournament = TournamentDocument & { readonly id: string }

function replyTournament(held: HeldTournament): ReplyTournament {
  return { ...writeTournamentDocument(held), id: held.tournament.id }
}

export function withTournament(held: HeldTournament): { tournament: ReplyTournament } {
  return { tournament: replyTournament(held) }
}

export function withData(held: HeldTournament): { data: { tournament: ReplyTournament } } {
  return { data: withTournament(held) }
}

export function withMatch(matchId: string) {
  return (held: HeldTournament) => {
    const match = writeDocumentMatch(held.tournament, matchId)
    // The match's round may have been undone since.
    return match ? accept({ ...withTournament(held), match }) : refuse('match_not_found')
  }
}
