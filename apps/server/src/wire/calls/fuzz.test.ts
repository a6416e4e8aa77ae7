import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DOCUMENTS, documentUrl, ORGANIZER, secretOf, startServer, startTournament } from '../../testing/a-server.ts'

const FUNCTIONS = [
  ...['create-quick-tournament', 'join-quick-tournament', 'start-quick-tournament', 'send-score-quick-tournament'],
  ...['update-score-quick-tournament', 'start-next-round', 'finish-tournament', 'add-anonymous-player'],
  ...['delete-quick-tournament-player', 'update-quick-tournament-player', 'restore-quick-tournament-player'],
  ...[
    'rename-own-player',
    'import-tournament',
    'allow-own-names',
    'hide-player-name',
    'mark-youth',
    'get-hidden-names',
    'leave-quick-tournament',
    'call-judge',
    'withdraw-judge-call',
    'answer-judge-call',
    'draw-deck-checks',
    'open-deck-check',
    'end-deck-check',
    'take-back-deck-check',
    'get-deck-checks',
    'read-checked-decks',
    'join-team',
    'leave-team',
    'agree-match-date',
    'form-team',
    'part-team',
    'remove-team',
    'subscribe-to-calls',
    'unsubscribe-from-calls',
    'subscribe-to-judge-calls',
    'unsubscribe-from-judge-calls',
    'return-to-quick-tournament',
    'set-round-pairings',
    'seat-late-player',
    'repair-round',
    'correct-and-pair-again',
    'correct-bye',
    'rule-left-matches',
    'start-cut',
    'open-stage',
    'undo-round',
    'erase-result',
    'plan-clock',
    'plan-tables',
    'start-clock',
    'pause-clock',
    'resume-clock',
    'extend-clock',
    'give-extra-time',
    'remove-clock',
    'reopen-tournament',
    'cancel-quick-tournament',
    'restart-quick-tournament',
    'delete-tournament',
    'restore-tournament',
    'get-deleted-tournaments',
    'get-score-reports',
    'get-whole-tournament',
    'hand-in-acts',
    'seal-seeds',
    'report-at-table',
    'get-table-codes',
    'create-device-link',
    'redeem-device-link',
    'keep-in-account',
    'invite-staff',
    'accept-invitation',
    'get-staff',
    'revoke-staff',
    'erase-staff',
    'get-own-role',
    'get-shifts',
    'hand-over-shift',
    'take-back-shift',
    'get-round-draws',
    'get-round-paces',
    'find-places',
    'suggest-search',
    'find-cards',
    'look-up-cards',
    'get-journal',
    'give-no-show',
    'give-penalty',
    'take-back-no-show',
    'take-back-penalty',
    'get-conduct',
  ],
]
const MEMBERS = [
  ...['name', 'playerCount', 'organizerId', 'code', 'playerName', 'playerId', 'tournamentId', 'matchId', 'score'],
  ...['newPlayerName', 'roundNumber', 'pairings', 'actId', 'game', 'rules', 'playerKey', 'secret', 'oneTimeCode'],
  ...[
    'tournament',
    'names',
    'format',
    'isNearWanted',
    'areAllowed',
    'size',
    'points',
    'minutes',
    'startsWithRound',
    'first',
    'leftOut',
    'fixed',
    'order',
    'isHidden',
    'asStaff',
    'penalty',
    'penaltyId',
    'reason',
    'over',
    'before',
    'keepPlayers',
    'organizerIds',
    'opponent',
    'contest',
    'role',
    'expiresAt',
    'id',
    'acts',
    'baseSequence',
    '__proto__',
    'constructor',
  ],
]

test('whatever is sent, the answer is never a defect', { timeout: 60_000 }, async () => {
  const server = await startServer()
  const { id, code } = await startTournament(server, 4)
  const near = fc.constantFrom<unknown>(id, code, ORGANIZER, secretOf(1), 'Joueur 1', 1, '2-0', {
    score1: 2,
    score2: 0,
  })
  const value = fc.oneof(
    { weight: 3, arbitrary: near },
    { weight: 2, arbitrary: fc.jsonValue() },
    fc.string({ unit: 'binary' }),
  )
  const payload = fc.oneof(
    fc.dictionary(fc.constantFrom(...MEMBERS), value).map((members) => JSON.stringify(members)),
    fc.json(),
    fc.string({ unit: 'binary' }),
  )
  const request = fc.oneof(
    fc.record({
      method: fc.constant('POST' as const),
      url: fc.constantFrom(...FUNCTIONS).map((name) => `/v1/functions/${name}/executions`),
      payload: fc.oneof(
        payload.map((body) => JSON.stringify({ body })),
        fc
          .dictionary(fc.constantFrom('body', 'async', 'path', 'method', 'headers'), fc.jsonValue())
          .map((sent) => JSON.stringify(sent)),
        fc.string({ unit: 'binary' }),
      ),
    }),
    fc.record({
      method: fc.constant('PATCH' as const),
      url: fc.constantFrom(documentUrl(id), documentUrl('nobody')),
      payload: fc.oneof(
        fc
          .dictionary(fc.constantFrom('name', 'maxPlayers', 'organizerId', 'actId'), value)
          .map((data) => JSON.stringify({ data })),
        fc.json(),
        fc.string({ unit: 'binary' }),
      ),
    }),
    fc.record({
      method: fc.constantFrom('GET' as const, 'DELETE' as const),
      url: fc.oneof(
        fc
          .record({
            method: fc.constantFrom('equal', 'search', 'or', 'limit', 'select', 'between'),
            attribute: fc.constantFrom('name', 'code', 'playerCount', '$createdAt', 'players'),
            values: fc.array(fc.jsonValue()),
          })
          .map((query) => `${DOCUMENTS}?queries[0]=${encodeURIComponent(JSON.stringify(query))}`),
        fc.webPath().map((path) => `/v1${path}`),
      ),
    }),
  )
  await fc.assert(
    fc.asyncProperty(request, async (sent) => {
      const answer = await server.send(sent)
      expect(answer.statusCode, JSON.stringify(sent)).toBeLessThan(500)
      if (answer.statusCode === 201) expect(answer.json().responseStatusCode, JSON.stringify(sent)).toBeLessThan(500)
    }),
    { numRuns: 600 },
  )
  expect(server.logLines.filter((line) => line.includes('defect'))).toEqual([])
  await server.close()
})
