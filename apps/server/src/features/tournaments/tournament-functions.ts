import type { Acting, Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveAct, serveCall } from '@tablee/contract/serving/served-call'
import { addAnonymousPlayer as addCall } from '@tablee/contract/tournaments/add-anonymous-player'
import { addPlayersQuickTournament as addListCall } from '@tablee/contract/tournaments/add-players-quick-tournament'
import { allowOwnNames as ownNamesCall } from '@tablee/contract/tournaments/allow-own-names'
import { correctAndPairAgain as correctCall } from '@tablee/contract/tournaments/correct-and-pair-again'
import { correctBye as byeCall } from '@tablee/contract/tournaments/correct-bye'
import { createAdvancedTournament as announceCall } from '@tablee/contract/tournaments/create-advanced-tournament'
import { createDeviceLink as linkCall } from '@tablee/contract/tournaments/create-device-link'
import { deleteQuickTournamentPlayer as deleteCall } from '@tablee/contract/tournaments/delete-quick-tournament-player'
import { eraseResult as eraseCall } from '@tablee/contract/tournaments/erase-result'
import { findPlaces as placesCall } from '@tablee/contract/tournaments/find-places'
import { generateAdvancedPairings as generateCall } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { getAdvancedRounds as roundsCall } from '@tablee/contract/tournaments/get-advanced-rounds'
import { getHiddenNames as hiddenNamesCall } from '@tablee/contract/tournaments/get-hidden-names'
import { getJournal as journalCall } from '@tablee/contract/tournaments/get-journal'
import { getLastAdvancedEvent as lastEventsCall } from '@tablee/contract/tournaments/get-last-advanced-event'
import { getRoundDraws as drawsCall } from '@tablee/contract/tournaments/get-round-draws'
import { getRoundPaces as pacesCall } from '@tablee/contract/tournaments/get-round-paces'
import { getScoreReports as reportsCall } from '@tablee/contract/tournaments/get-score-reports'
import { getSeatQueue as queueCall } from '@tablee/contract/tournaments/get-seat-queue'
import { hidePlayerName as hideNameCall } from '@tablee/contract/tournaments/hide-player-name'
import { joinQuickTournament as joinCall } from '@tablee/contract/tournaments/join-quick-tournament'
import { leaveQuickTournament as quitCall } from '@tablee/contract/tournaments/leave-quick-tournament'
import { leaveSeatQueue as leaveCall } from '@tablee/contract/tournaments/leave-seat-queue'
import { planCut as planCutCall } from '@tablee/contract/tournaments/plan-cut'
import { planRounds as planCall } from '@tablee/contract/tournaments/plan-rounds'
import { planTables as tablesCall } from '@tablee/contract/tournaments/plan-tables'
import { publishDecklists as publishCall } from '@tablee/contract/tournaments/publish-decklists'
import { redeemDeviceLink as redeemCall } from '@tablee/contract/tournaments/redeem-device-link'
import { renameOwnPlayer as renameOwnCall } from '@tablee/contract/tournaments/rename-own-player'
import { repairRound as repairCall } from '@tablee/contract/tournaments/repair-round'
import { restoreQuickTournamentPlayer as restoreCall } from '@tablee/contract/tournaments/restore-quick-tournament-player'
import { returnToQuickTournament as returnCall } from '@tablee/contract/tournaments/return-to-quick-tournament'
import { writeRoundDocuments } from '@tablee/contract/tournaments/round-document'
import { ruleLeftMatches as leftCall } from '@tablee/contract/tournaments/rule-left-matches'
import { seatLatePlayer as seatCall } from '@tablee/contract/tournaments/seat-late-player'
import { sendScoreQuickTournament as sendCall } from '@tablee/contract/tournaments/send-score-quick-tournament'
import {
  changeSeries as changeSeriesCall,
  restoreSeries as restoreSeriesCall,
} from '@tablee/contract/tournaments/series'
import { setRoundPairings as pairingsCall } from '@tablee/contract/tournaments/set-round-pairings'
import { startCut as cutCall } from '@tablee/contract/tournaments/start-cut'
import { startNextRound as nextCall } from '@tablee/contract/tournaments/start-next-round'
import { startQuickTournament as startCall } from '@tablee/contract/tournaments/start-quick-tournament'
import { submitAdvancedScore as advancedScoreCall } from '@tablee/contract/tournaments/submit-advanced-score'
import { undoRound as undoCall } from '@tablee/contract/tournaments/undo-round'
import { updateQuickTournamentPlayer as renameCall } from '@tablee/contract/tournaments/update-quick-tournament-player'
import { updateScoreQuickTournament as scoreCall } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { writeDocumentMatch } from '@tablee/contract/tournaments/write-tournament-document'
import { accept, refuse } from '@tablee/domain/outcome'
import { acted, answers, mapOutcome, toldAct, withData, withTournament, withWhole } from './act-answers.ts'
import { callFunctions } from './call-functions.ts'
import { clockFunctions } from './clock-functions.ts'
import { addAnonymousPlayer } from './commands/add-anonymous-player.ts'
import { addPlayersQuickTournament } from './commands/add-players-quick-tournament.ts'
import { allowOwnNames } from './commands/allow-own-names.ts'
import { changeSeries } from './commands/change-series.ts'
import { correctAndPairAgain } from './commands/correct-and-pair-again.ts'
import { correctBye } from './commands/correct-bye.ts'
import { createAdvancedTournament } from './commands/create-advanced-tournament.ts'
import { createDeviceLink } from './commands/create-device-link.ts'
import { deleteQuickTournamentPlayer } from './commands/delete-quick-tournament-player.ts'
import { eraseResult } from './commands/erase-result.ts'
import { generateAdvancedPairings } from './commands/generate-advanced-pairings.ts'
import { hidePlayerName } from './commands/hide-player-name.ts'
import { type Joined, joinQuickTournament } from './commands/join-quick-tournament.ts'
import { leaveQuickTournament } from './commands/leave-quick-tournament.ts'
import { leaveSeatQueue } from './commands/leave-seat-queue.ts'
import { planCut } from './commands/plan-cut.ts'
import { planRounds } from './commands/plan-rounds.ts'
import { planTables } from './commands/plan-tables.ts'
import { publishDecklists } from './commands/publish-decklists.ts'
import { redeemDeviceLink } from './commands/redeem-device-link.ts'
import { renameOwnPlayer } from './commands/rename-own-player.ts'
import { repairRound } from './commands/repair-round.ts'
import { restoreQuickTournamentPlayer } from './commands/restore-quick-tournament-player.ts'
import { restoreSeries } from './commands/restore-series.ts'
import { returnToQuickTournament } from './commands/return-to-quick-tournament.ts'
import { ruleLeftMatches } from './commands/rule-left-matches.ts'
import { seatLatePlayer } from './commands/seat-late-player.ts'
import { sendScoreQuickTournament } from './commands/send-score-quick-tournament.ts'
import { type PairingGround, setRoundPairings } from './commands/set-round-pairings.ts'
import { startCut } from './commands/start-cut.ts'
import { startNextRound } from './commands/start-next-round.ts'
import { startQuickTournament } from './commands/start-quick-tournament.ts'
import { submitAdvancedScore } from './commands/submit-advanced-score.ts'
import { undoRound } from './commands/undo-round.ts'
import { updateQuickTournamentPlayer } from './commands/update-quick-tournament-player.ts'
import { updateScoreQuickTournament } from './commands/update-score-quick-tournament.ts'
import type { FateGround } from './commands/write-fate.ts'
import { conductFunctions } from './conduct-functions.ts'
import { prepareDocument } from './document-in-turns.ts'
import type { HeldTournament } from './held-tournament.ts'
import { lifeFunctions } from './life-functions.ts'
import { getAdvancedRounds } from './queries/get-advanced-rounds.ts'
import { getHiddenNames } from './queries/get-hidden-names.ts'
import { getJournal } from './queries/get-journal.ts'
import { getLastAdvancedEvent } from './queries/get-last-advanced-event.ts'
import { getRoundDraws } from './queries/get-round-draws.ts'
import { getRoundPaces } from './queries/get-round-paces.ts'
import { getScoreReports } from './queries/get-score-reports.ts'
import { getSeatQueue } from './queries/get-seat-queue.ts'
import { placesLike } from './search/places-like.ts'
import { type Subject, subjectOf } from './secret.ts'
import type { TournamentGround } from './tournament-ground.ts'

/** Which outside call reaches which command, and what its answer holds. */
export function tournamentFunctions(ground: PairingGround & FateGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<PairingGround> => ({ ...ground, caller })
  return [
    ...joiningFunctions(ground),
    ...lifeFunctions(ground),
    ...clockFunctions(ground),
    serveAct(startCall, async (input, caller) => acted(await startQuickTournament(as(caller), input), withData)),
    serveAct(nextCall, async (input, caller) => acted(await startNextRound(as(caller), input), withData)),
    serveAct(sendCall, async (input, caller) =>
      answers(await sendScoreQuickTournament(as(caller), input), (held) => withMatch(held, input.matchId)),
    ),
    serveAct(scoreCall, async (input, caller) =>
      answers(await updateScoreQuickTournament(as(caller), input), (held) => withMatch(held, input.matchId)),
    ),
    serveAct(eraseCall, async (input, caller) =>
      answers(await eraseResult(as(caller), input), (held) => withMatch(held, input.matchId)),
    ),
    ...rosterFunctions(ground),
    ...pairingFunctions(ground),
    serveCall(announceCall, async (input, caller) =>
      mapOutcome(await createAdvancedTournament(as(caller), input), (held) => ({
        ...withTournament(held),
        tournamentId: held.tournament.id,
        code: held.tournament.code,
      })),
    ),
    serveAct(generateCall, async (input, caller) =>
      acted(await generateAdvancedPairings(as(caller), input), (held) => ({
        data: { ...withTournament(held), rounds: roundsOf(held, input.roundNumber) },
      })),
    ),
    serveAct(advancedScoreCall, async (input, caller) =>
      answers(await submitAdvancedScore(as(caller), input), (held) => withRound(held, input.roundId)),
    ),
    serveCall(roundsCall, (input) => getAdvancedRounds(ground, input)),
    serveCall(lastEventsCall, () => getLastAdvancedEvent(ground)),
    serveAct(tablesCall, async (input, caller) => acted(await planTables(as(caller), input), withTournament)),
    serveAct(planCutCall, async (input, caller) => acted(await planCut(as(caller), input), withTournament)),
    serveAct(planCall, async (input, caller) => acted(await planRounds(as(caller), input), withTournament)),
    serveAct(publishCall, async (input, caller) => acted(await publishDecklists(as(caller), input), withTournament)),
    ...recordFunctions(ground),
    serveCall(linkCall, (input, caller) => createDeviceLink(as(caller), input)),
    serveCall(redeemCall, (input, caller) => redeemDeviceLink(as(caller), input)),
  ]
}

/** What is done about who meets whom, beyond pairing the next round. */
function pairingFunctions(ground: PairingGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<PairingGround> => ({ ...ground, caller })
  return [
    serveAct(pairingsCall, async (input, caller) => acted(await setRoundPairings(as(caller), input), withTournament)),
    serveAct(correctCall, async (input, caller) =>
      answers(await correctAndPairAgain(as(caller), input), (held) => withMatch(held, input.matchId)),
    ),
    serveAct(byeCall, async (input, caller) =>
      answers(await correctBye(as(caller), input), (held) => withMatch(held, input.matchId)),
    ),
    serveAct(leftCall, async (input, caller) => acted(await ruleLeftMatches(as(caller), input), withTournament)),
    serveAct(seatCall, async (input, caller) => acted(await seatLatePlayer(as(caller), input), withTournament)),
    serveAct(repairCall, async (input, caller) => acted(await repairRound(as(caller), input), withTournament)),
    serveAct(cutCall, async (input, caller) => acted(await startCut(as(caller), input), withTournament)),
    serveAct(undoCall, async (input, caller) => acted(await undoRound(as(caller), input), withTournament)),
  ]
}

/** What is known of how a tournament went, beside its document. */
function recordFunctions(ground: TournamentGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<TournamentGround> => ({ ...ground, caller })
  return [
    serveCall(drawsCall, (input) => getRoundDraws(ground, input)),
    serveCall(pacesCall, (input) => getRoundPaces(ground, input)),
    serveCall(placesCall, async ({ text }) => accept({ data: { places: [...placesLike(text)] } })),
    serveCall(journalCall, (input, caller) => getJournal(as(caller), input)),
    serveCall(reportsCall, (input, caller) => getScoreReports(as(caller), input)),
  ]
}

/** What the organizer does with the players of a quick tournament. */
function rosterFunctions(ground: PairingGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<TournamentGround> => ({ ...ground, caller })
  return [
    ...conductFunctions(ground),
    serveAct(addCall, async (input, caller) => acted(await addAnonymousPlayer(as(caller), input), withTournament)),
    serveAct(addListCall, async (input, caller) =>
      acted(await addPlayersQuickTournament(as(caller), input), withTournament),
    ),
    serveAct(deleteCall, async (input, caller) =>
      acted(await deleteQuickTournamentPlayer(as(caller), input), withTournament),
    ),
    serveAct(restoreCall, async (input, caller) =>
      acted(await restoreQuickTournamentPlayer(as(caller), input), withTournament),
    ),
    serveAct(renameCall, async (input, caller) =>
      acted(await updateQuickTournamentPlayer(as(caller), input), withTournament),
    ),
    serveCall(changeSeriesCall, (input, caller) => changeSeries(as(caller), input)),
    serveCall(restoreSeriesCall, (input, caller) => restoreSeries(as(caller), input)),
    serveAct(ownNamesCall, async (input, caller) => acted(await allowOwnNames(as(caller), input), withTournament)),
    serveAct(hideNameCall, async (input, caller) => acted(await hidePlayerName(as(caller), input), withTournament)),
    serveCall(hiddenNamesCall, (input, caller) => getHiddenNames(as(caller), input)),
  ]
}

/** The ways of a phone into a quick tournament and its queue, and out of both. */
function joiningFunctions(ground: TournamentGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<TournamentGround> => ({ ...ground, caller })
  return [
    serveAct(joinCall, async (input, caller) =>
      mapOutcome(await joinQuickTournament(as(caller), input), (joined) =>
        joinAnswers(joined, subjectOf(input.playerId, caller)),
      ),
    ),
    serveAct(renameOwnCall, async (input, caller) => acted(await renameOwnPlayer(as(caller), input), withTournament)),
    serveAct(quitCall, async (input, caller) => acted(await leaveQuickTournament(as(caller), input), withTournament)),
    serveAct(returnCall, async (input, caller) =>
      acted(await returnToQuickTournament(as(caller), input), withTournament),
    ),
    serveCall(leaveCall, async (input, caller) => withWhole(await leaveSeatQueue(as(caller), input), withTournament)),
    serveCall(queueCall, (input) => getSeatQueue(ground, input)),
    ...callFunctions(ground),
  ]
}

function withMatch(held: HeldTournament, matchId: string) {
  const match = writeDocumentMatch(held.tournament, matchId)
  // A repeated act may name a match whose round was undone since.
  return match ? accept({ ...withTournament(held), match }) : refuse('match_not_found')
}

function roundsOf(held: HeldTournament, round: number) {
  return [...writeRoundDocuments(held, (match) => match.round === round)]
}

function withRound(held: HeldTournament, matchId: string) {
  const [round] = writeRoundDocuments(held, ({ id }) => id === matchId)
  return round ? accept({ data: { round } }) : refuse('match_not_found')
}

function joinAnswers({ waiting, ...carried }: Joined, { publicId: id }: Subject) {
  const { held } = carried
  const name = held.tournament.players.find(({ publicId }) => publicId === id)?.name ?? ''
  const player = { id, name }
  const told = () => {
    const act = toldAct(carried)
    return act && { ...act, player }
  }
  const place = waiting ? { player: null, waiting: { ...waiting } } : { player }
  const whole = async () => {
    await prepareDocument(held)
    return accept({ ...withTournament(held), ...place })
  }
  return { whole, told }
}
