import { refuse } from '../../outcome.ts'
import { actingPlayer } from '../authority/acting-player.ts'
import { extendClock } from '../clock/extend-clock.ts'
import { giveExtraTime } from '../clock/give-extra-time.ts'
import { pauseClock } from '../clock/pause-clock.ts'
import { planClock } from '../clock/plan-clock.ts'
import { removeClock } from '../clock/remove-clock.ts'
import { resumeClock } from '../clock/resume-clock.ts'
import { startClock } from '../clock/start-clock.ts'
import { drawPods, takeBackPods } from '../draft/draw-pods.ts'
import { setDraftTimer } from '../draft/set-draft-timer.ts'
import { answerJudgeCall, callJudge, withdrawJudgeCall } from '../judge-calls/call-judge.ts'
import { resultSaid, resultSeen } from '../kinds/result.ts'
import { cancelTournament } from '../life/cancel-tournament.ts'
import { changeSettings } from '../life/change-settings.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { lockDecklists } from '../life/lock-decklists.ts'
import { publishDecklists } from '../life/publish-decklists.ts'
import { reopenTournament } from '../life/reopen-tournament.ts'
import { addPlayers, type NewPlayer } from '../players/add-player.ts'
import { allowOwnNames } from '../players/allow-own-names.ts'
import { forgetPlayer } from '../players/forget-player.ts'
import { hiddenNameOf, hideOrShow } from '../players/hide-name.ts'
import { joinTournament } from '../players/join-tournament.ts'
import { ruleLeftMatches } from '../players/left-matches.ts'
import { markYouth } from '../players/mark-youth.ts'
import { findReferredPlayer } from '../players/player-reference.ts'
import { removePlayer, restorePlayer } from '../players/remove-player.ts'
import { renameOwnPlayer } from '../players/rename-own-player.ts'
import { renamePlayer } from '../players/rename-player.ts'
import { returnToTournament } from '../players/return-to-tournament.ts'
import { seatLatePlayer } from '../players/seat-late-player.ts'
import { agreeDate } from '../results/agree-date.ts'
import { correctBye } from '../results/correct-bye.ts'
import { eraseResult } from '../results/erase-result.ts'
import { reportAtTable } from '../results/report-at-table.ts'
import { setResult, setScore } from '../results/set-score.ts'
import { submitResult, submitScore } from '../results/submit-score.ts'
import { stateBefore, takeBackDecision } from '../results/take-back-decision.ts'
import { correctAndPairAgain, correctByeAndPairAgain } from '../rounds/correct-and-pair-again.ts'
import { moveToGroup } from '../rounds/move-to-group.ts'
import { openStage } from '../rounds/open-stage.ts'
import type { Draw } from '../rounds/pair-next-round.ts'
import { planCut } from '../rounds/plan-cut.ts'
import { planRounds } from '../rounds/plan-rounds.ts'
import { repairRound } from '../rounds/repair-round.ts'
import { seedBySeason } from '../rounds/seed-by-season.ts'
import { setPairings } from '../rounds/set-pairings.ts'
import { startNextRound, startTournament } from '../rounds/start-round.ts'
import { undoRound } from '../rounds/undo-round.ts'
import { planTables } from '../tables/plan-tables.ts'
import { formTeam, leaveTeam, partTeam, removeTeam } from '../teams/form-team.ts'
import { joinTeam } from '../teams/join-team.ts'
import type { PlayerId } from '../tournament.ts'
import type { DecidedActName, Decider, Given } from './act.ts'
import { decidePenalty, decideTakenBack } from './conduct-acts.ts'
import { idAt } from './id-at.ts'
import { addOnePairing, removeOnePairing } from './one-pairing.ts'
import { pairWishedRound } from './pair-wished-round.ts'
import { handPairing, handPairings } from './sent-pairing.ts'
import { startWishedCut } from './start-wished-cut.ts'

/** How each act is decided, one line each, using only the tournament, the input, the author and `Given`. */
export const DECIDERS: { readonly [Name in DecidedActName]: Decider<Name> } = {
  'allow-own-names': (tournament, { areAllowed }) => allowOwnNames(tournament, areAllowed),
  'mark-youth': (tournament, { isYouth }, { beside }) => markYouth(tournament, isYouth, beside),
  'cancel-tournament': (tournament) => cancelTournament(tournament),
  'finish-tournament': finishTournament,
  'reopen-tournament': reopenTournament,
  'change-settings': changeSettings,
  'publish-decklists': (tournament, { arePublic }) => publishDecklists(tournament, arePublic),
  'lock-decklists': (tournament, { isLocked }, { at }) => lockDecklists(tournament, isLocked, at),

  'add-anonymous-player': (tournament, { playerName }, { ids }) =>
    addPlayers(tournament, newPlayers([playerName], ids)),
  'add-players-quick-tournament': (tournament, { playerNames }, { ids }) =>
    addPlayers(tournament, newPlayers(playerNames, ids)),
  'delete-quick-tournament-player': (tournament, reference) => {
    const player = findReferredPlayer(tournament, reference)
    return player.accepted ? removePlayer(tournament, player.value.id, 'staff') : player
  },
  'restore-quick-tournament-player': (tournament, reference) => {
    const player = findReferredPlayer(tournament, reference)
    return player.accepted ? restorePlayer(tournament, player.value.id) : player
  },
  'update-quick-tournament-player': (tournament, { newPlayerName: name, ...reference }) => {
    const player = findReferredPlayer(tournament, reference)
    return player.accepted ? renamePlayer(tournament, { playerId: player.value.id, name }) : player
  },
  'hide-player-name': (tournament, { isHidden, ...reference }, { beside: { kept } }) => {
    const player = findReferredPlayer(tournament, reference)
    return player.accepted ? hideOrShow(tournament, hiddenNameOf(tournament, player.value, kept), isHidden) : player
  },
  'join-quick-tournament': (tournament, { playerName: name }, { author: { publicId }, ids, beside: { password } }) =>
    joinTournament(tournament, { name, publicId, newPlayerId: idAt(ids, 0) as PlayerId, password }),
  'rename-own-player': (tournament, { newPlayerName: name }, { author, beside: { hidden } }) => {
    const player = actingPlayer(tournament, author)
    return player ? renameOwnPlayer(tournament, { playerId: player.id, name }, hidden) : refuse('player_not_found')
  },
  'leave-quick-tournament': (tournament, _, { author }) => {
    const player = actingPlayer(tournament, author)
    return player ? removePlayer(tournament, player.id, 'player') : refuse('player_not_found')
  },
  'return-to-quick-tournament': (tournament, _, { author, beside: { dropActs } }) => {
    const player = actingPlayer(tournament, author)
    if (!player) return refuse('player_not_found')
    const hasLeftAlone = dropActs.get(player.id) === 'leave-quick-tournament'
    return returnToTournament(tournament, { playerId: player.id, hasLeftAlone })
  },
  'forget-player': (tournament, { playerId }, { beside }) => forgetPlayer(tournament, { playerId, ...beside }),

  'join-team': (tournament, { team }, { author }) => {
    const player = actingPlayer(tournament, author)
    return player ? joinTeam(tournament, { playerId: player.id, team }) : refuse('player_not_found')
  },
  'leave-team': (tournament, _, { author }) => {
    const player = actingPlayer(tournament, author)
    return player ? leaveTeam(tournament, player.id) : refuse('player_not_found')
  },
  'form-team': formTeam,
  'part-team': (tournament, { captain }) => partTeam(tournament, captain),
  'remove-team': (tournament, { captain }) => removeTeam(tournament, captain),

  'start-quick-tournament': (tournament, _, given) => startTournament(tournament, given.seed, draw(given)),
  'start-next-round': (tournament, { roundNumber: wished = null }, given) =>
    startNextRound(tournament, { wished, ...draw(given) }),
  'generate-advanced-pairings': (tournament, { roundNumber }, given) =>
    pairWishedRound(tournament, { round: roundNumber, ...draw(given) }),
  'start-cut': (tournament, input, { seed }) => startWishedCut(tournament, { ...input, seed }),
  'open-stage': (tournament, { roundNumber: afterRound, ...wished }, given) =>
    openStage(tournament, { ...wished, afterRound, ...draw(given) }),
  'undo-round': (tournament, { roundNumber }) => undoRound(tournament, roundNumber),
  'move-to-group': moveToGroup,
  'draw-pods': (tournament, wish, { seed }) => drawPods(tournament, wish, seed),
  'take-back-pods': takeBackPods,
  'set-draft-timer': (tournament, wish, { at: now }) => setDraftTimer(tournament, wish, now),
  'set-round-pairings': (tournament, wished) => setPairings(tournament, handPairings(wished)),
  'seat-late-player': (tournament, { roundNumber: round, opponent = null, ...reference }) => {
    const player = findReferredPlayer(tournament, reference)
    return player.accepted ? seatLatePlayer(tournament, { playerId: player.value.id, round, opponent }) : player
  },
  'repair-round': (tournament, { roundNumber: round, pairings }, { repair }) =>
    repairRound(tournament, { round, pairings: pairings.map(handPairing) }, repair),
  'correct-and-pair-again': (tournament, { roundNumber: round, ...score }, { author, ...given }) =>
    correctAndPairAgain(tournament, { correction: { ...score, by: author.role }, round, ...draw(given) }),
  'correct-bye': (tournament, { roundNumber: round, ...correction }, given) =>
    round === undefined
      ? correctBye(tournament, correction)
      : correctByeAndPairAgain(tournament, { correction, round, ...draw(given) }),
  'rule-left-matches': ruleLeftMatches,
  'add-pairing': addOnePairing,
  'remove-pairing': (tournament, { matchId }) => removeOnePairing(tournament, matchId),

  'plan-rounds': (tournament, { rounds, reason = null }) => planRounds(tournament, { rounds, reason }),
  'plan-cut': (tournament, { size }) => planCut(tournament, size),
  'seed-by-season': (tournament, { places }) => seedBySeason(tournament, places),
  'plan-clock': planClock,
  'plan-tables': planTables,
  'start-clock': (tournament, { roundNumber: round = null }, { at: now }) => startClock(tournament, { round, now }),
  'pause-clock': (tournament, { roundNumber: round = null }, { at: now }) => pauseClock(tournament, { round, now }),
  'resume-clock': (tournament, { roundNumber: round = null }, { at: now }) => resumeClock(tournament, { round, now }),
  'remove-clock': (tournament, { roundNumber: round = null }, { at: now }) => removeClock(tournament, { round, now }),
  'extend-clock': (tournament, { roundNumber: round = null, minutes }, { at: now }) =>
    extendClock(tournament, { round, now, minutes }),
  'give-extra-time': (tournament, { roundNumber: round = null, minutes, turns, matchId }, { at: now }) =>
    giveExtraTime(tournament, { round, now, minutes, turns, matchId }),

  'agree-match-date': (tournament, wished, { author }) => {
    const player = actingPlayer(tournament, author)
    return player ? agreeDate(tournament, { ...wished, by: player.id }) : refuse('not_your_match')
  },
  'send-score-quick-tournament': (tournament, { matchId, contest = false, ...said }, { author }) => {
    const player = actingPlayer(tournament, author)
    return player
      ? submitResult(tournament, { matchId, by: player.id, result: resultSaid(said), contest })
      : refuse('not_your_match')
  },
  'update-score-quick-tournament': (tournament, { matchId, over, ...said }, { author: { role: by } }) => {
    const result = resultSaid(said)
    return result
      ? setResult(tournament, { matchId, result, over: over && resultSeen(over), by })
      : refuse('score_invalid')
  },
  /** Staff decide a result; one of the two players reports it. */
  'submit-advanced-score': (tournament, { matchId, score }, { author }) => {
    const player = actingPlayer(tournament, author)
    return player
      ? submitScore(tournament, { matchId, by: player.id, score, contest: false })
      : setScore(tournament, { matchId, score, by: author.role })
  },
  'erase-result': (tournament, { matchId, over }, { beside: { said } }) =>
    said
      ? takeBackDecision(tournament, { matchId, over, before: stateBefore(matchId, said) })
      : eraseResult(tournament, { matchId, over }),
  'report-at-table': (tournament, report, { beside }) => reportAtTable(tournament, report, beside),

  'call-judge': (tournament, _, { author, at: now }) => {
    const player = actingPlayer(tournament, author)
    return player ? callJudge(tournament, player.id, now) : refuse('player_not_found')
  },
  'withdraw-judge-call': (tournament, _, { author }) => {
    const player = actingPlayer(tournament, author)
    return player ? withdrawJudgeCall(tournament, player.id) : refuse('player_not_found')
  },
  'answer-judge-call': (tournament, input, { author: by, at: now }) =>
    answerJudgeCall(tournament, { ...input, by, now }),

  'give-no-show': (tournament, input, deciding) =>
    decidePenalty(tournament, { ...input, penalty: 'no-show' }, deciding),
  'give-penalty': decidePenalty,
  'take-back-no-show': (tournament, _, deciding) => decideTakenBack(tournament, (kind) => kind === 'no-show', deciding),
  'take-back-penalty': (tournament, _, deciding) => decideTakenBack(tournament, () => true, deciding),
}

function draw({ seed, pair, pods }: Given): Draw {
  return { seed, pair, pods }
}

function newPlayers(names: readonly string[], ids: readonly string[]): readonly NewPlayer[] {
  return names.map((name, place) => ({ name, newPlayerId: idAt(ids, place) as PlayerId }))
}
