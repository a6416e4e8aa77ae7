import type { Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import { addAnonymousPlayer as addCall } from '@tablee/contract/tournaments/add-anonymous-player'
import { createAdvancedTournament as announceCall } from '@tablee/contract/tournaments/create-advanced-tournament'
import { createDeviceLink as linkCall } from '@tablee/contract/tournaments/create-device-link'
import { createQuickTournament as createCall } from '@tablee/contract/tournaments/create-quick-tournament'
import { deleteQuickTournamentPlayer as deleteCall } from '@tablee/contract/tournaments/delete-quick-tournament-player'
import { finishTournament as finishCall } from '@tablee/contract/tournaments/finish-tournament'
import { generateAdvancedPairings as generateCall } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { getAdvancedRounds as roundsCall } from '@tablee/contract/tournaments/get-advanced-rounds'
import { getLastAdvancedEvent as lastEventsCall } from '@tablee/contract/tournaments/get-last-advanced-event'
import { getScoreReports as reportsCall } from '@tablee/contract/tournaments/get-score-reports'
import { joinQuickTournament as joinCall } from '@tablee/contract/tournaments/join-quick-tournament'
import { planRounds as planCall } from '@tablee/contract/tournaments/plan-rounds'
import { publishDecklists as publishCall } from '@tablee/contract/tournaments/publish-decklists'
import { redeemDeviceLink as redeemCall } from '@tablee/contract/tournaments/redeem-device-link'
import { restoreQuickTournamentPlayer as restoreCall } from '@tablee/contract/tournaments/restore-quick-tournament-player'
import { writeRoundDocuments } from '@tablee/contract/tournaments/round-document'
import { sendScoreQuickTournament as sendCall } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { setRoundPairings as pairingsCall } from '@tablee/contract/tournaments/set-round-pairings'
import { startNextRound as nextCall } from '@tablee/contract/tournaments/start-next-round'
import { startQuickTournament as startCall } from '@tablee/contract/tournaments/start-quick-tournament'
import { submitAdvancedScore as advancedScoreCall } from '@tablee/contract/tournaments/submit-advanced-score'
import type { TournamentDocument } from '@tablee/contract/tournaments/tournament-document'
import { undoRound as undoCall } from '@tablee/contract/tournaments/undo-round'
import { updateQuickTournamentPlayer as renameCall } from '@tablee/contract/tournaments/update-quick-tournament-player'
import { updateScoreQuickTournament as scoreCall } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { writeDocumentMatch, writeTournamentDocument } from '@tablee/contract/tournaments/write-tournament-document'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { addAnonymousPlayer } from './commands/add-anonymous-player.ts'
import type { Acting, Ground } from './commands/carry-act.ts'
import { createAdvancedTournament } from './commands/create-advanced-tournament.ts'
import { createDeviceLink } from './commands/create-device-link.ts'
import { createQuickTournament } from './commands/create-quick-tournament.ts'
import { deleteQuickTournamentPlayer } from './commands/delete-quick-tournament-player.ts'
import { finishTournament } from './commands/finish-tournament.ts'
import { generateAdvancedPairings } from './commands/generate-advanced-pairings.ts'
import { joinQuickTournament } from './commands/join-quick-tournament.ts'
import { planRounds } from './commands/plan-rounds.ts'
import { publishDecklists } from './commands/publish-decklists.ts'
import { redeemDeviceLink } from './commands/redeem-device-link.ts'
import { restoreQuickTournamentPlayer } from './commands/restore-quick-tournament-player.ts'
import { sendScoreQuickTournament } from './commands/send-score-quick-tournament.ts'
import { setRoundPairings } from './commands/set-round-pairings.ts'
import { startNextRound } from './commands/start-next-round.ts'
import { startQuickTournament } from './commands/start-quick-tournament.ts'
import { submitAdvancedScore } from './commands/submit-advanced-score.ts'
import { undoRound } from './commands/undo-round.ts'
import { updateQuickTournamentPlayer } from './commands/update-quick-tournament-player.ts'
import { updateScoreQuickTournament } from './commands/update-score-quick-tournament.ts'
import type { HeldTournament } from './held-tournament.ts'
import { getAdvancedRounds } from './queries/get-advanced-rounds.ts'
import { getLastAdvancedEvent } from './queries/get-last-advanced-event.ts'
import { getScoreReports } from './queries/get-score-reports.ts'
import { type Subject, subjectOf } from './secret.ts'

/** Which outside call reaches which command, and what its answer holds. */
export function tournamentFunctions(ground: Ground): readonly ServedCall[] {
  const as = (caller: Caller): Acting => ({ ...ground, caller })
  return [
    serveCall(createCall, async (input, caller) => map(await createQuickTournament(as(caller), input), withTournament)),
    serveCall(joinCall, async (input, caller) =>
      map(await joinQuickTournament(as(caller), input), (held) => ({
        ...withTournament(held),
        player: joinedPlayer(held, subjectOf(input.playerId, caller)),
      })),
    ),
    serveCall(startCall, async (input, caller) => map(await startQuickTournament(as(caller), input), withData)),
    serveCall(nextCall, async (input, caller) => map(await startNextRound(as(caller), input), withData)),
    serveCall(finishCall, async (input, caller) => map(await finishTournament(as(caller), input), withData)),
    serveCall(sendCall, async (input, caller) =>
      withMatch(await sendScoreQuickTournament(as(caller), input), input.matchId),
    ),
    serveCall(scoreCall, async (input, caller) =>
      withMatch(await updateScoreQuickTournament(as(caller), input), input.matchId),
    ),
    serveCall(addCall, async (input, caller) => map(await addAnonymousPlayer(as(caller), input), withTournament)),
    serveCall(deleteCall, async (input, caller) =>
      map(await deleteQuickTournamentPlayer(as(caller), input), withTournament),
    ),
    serveCall(restoreCall, async (input, caller) =>
      map(await restoreQuickTournamentPlayer(as(caller), input), withTournament),
    ),
    serveCall(renameCall, async (input, caller) =>
      map(await updateQuickTournamentPlayer(as(caller), input), withTournament),
    ),
    serveCall(pairingsCall, async (input, caller) => map(await setRoundPairings(as(caller), input), withTournament)),
    serveCall(undoCall, async (input, caller) => map(await undoRound(as(caller), input), withTournament)),
    serveCall(announceCall, async (input, caller) =>
      map(await createAdvancedTournament(as(caller), input), (held) => ({
        ...withTournament(held),
        tournamentId: held.tournament.id,
        code: held.tournament.code,
      })),
    ),
    serveCall(generateCall, async (input, caller) =>
      map(await generateAdvancedPairings(as(caller), input), (held) => ({
        data: { ...withTournament(held), rounds: roundsOf(held, input.roundNumber) },
      })),
    ),
    serveCall(advancedScoreCall, async (input, caller) =>
      withRound(await submitAdvancedScore(as(caller), input), input.roundId),
    ),
    serveCall(roundsCall, (input) => getAdvancedRounds(ground, input)),
    serveCall(lastEventsCall, () => getLastAdvancedEvent(ground)),
    serveCall(planCall, async (input, caller) => map(await planRounds(as(caller), input), withTournament)),
    serveCall(publishCall, async (input, caller) => map(await publishDecklists(as(caller), input), withTournament)),
    serveCall(reportsCall, (input, caller) => getScoreReports(as(caller), input)),
    serveCall(linkCall, (input, caller) => createDeviceLink(as(caller), input)),
    serveCall(redeemCall, (input, caller) => redeemDeviceLink(as(caller), input)),
  ]
}

function map<From, To>(outcome: Outcome<From>, made: (value: From) => To): Outcome<To> {
  return outcome.accepted ? accept(made(outcome.value)) : outcome
}

type ReplyTournament = TournamentDocument & { readonly id: string }

function replyTournament(held: HeldTournament): ReplyTournament {
  return { ...writeTournamentDocument(held), id: held.tournament.id }
}

function withTournament(held: HeldTournament): { tournament: ReplyTournament } {
  return { tournament: replyTournament(held) }
}

function withData(held: HeldTournament): { data: { tournament: ReplyTournament } } {
  return { data: withTournament(held) }
}

function withMatch(outcome: Outcome<HeldTournament>, matchId: string) {
  if (!outcome.accepted) return outcome
  const match = writeDocumentMatch(outcome.value.tournament, matchId)
  // A repeated act may name a match whose round was undone since.
  return match ? accept({ ...withTournament(outcome.value), match }) : refuse('match_not_found')
}

function roundsOf(held: HeldTournament, round: number) {
  return [...writeRoundDocuments(held, (match) => match.round === round)]
}

function withRound(outcome: Outcome<HeldTournament>, matchId: string) {
  if (!outcome.accepted) return outcome
  const [round] = writeRoundDocuments(outcome.value, ({ id }) => id === matchId)
  return round ? accept({ data: { round } }) : refuse('match_not_found')
}

function joinedPlayer({ tournament }: HeldTournament, { publicId: id }: Subject): { id: string; name: string } {
  return { id, name: tournament.players.find(({ publicId }) => publicId === id)?.name ?? '' }
}
