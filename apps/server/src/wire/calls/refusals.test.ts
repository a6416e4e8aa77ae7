import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTournament,
  DOCUMENTS,
  describedRefusals,
  finishRound,
  matchesOf,
  type OpenMatch,
  ORGANIZER,
  openMatch,
  type Played,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

const stranger = 'a-stranger-0123456789abcdef'

describe('refusals', () => {
  let server: TestServer
  let waiting: Played
  let lonely: Played
  let full: Played
  let running: Played
  let complete: Played
  let finished: Played
  let open: OpenMatch
  let old: OpenMatch
  let decided: OpenMatch

  beforeAll(async () => {
    server = await startServer()
    waiting = await createTournament(server, 3)
    lonely = await createTournament(server, 1)
    full = await createTournament(server, 2, 2)
    running = await startTournament(server, 6)
    old = await openMatch(server, running.id)
    await finishRound(server, running)
    await server.call('start-next-round', { tournamentId: running.id, organizerId: ORGANIZER })
    decided = await openMatch(server, running.id)
    await server.call('update-score-quick-tournament', {
      code: running.code,
      organizerId: ORGANIZER,
      matchId: decided.match.id,
      score: '2-0',
    })
    const drop = { code: running.code, organizerId: ORGANIZER, playerName: 'Joueur 6' }
    await server.call('add-anonymous-player', { ...drop, playerName: 'Partie' })
    const left = matchesOf(await server.document(running.id)).find(({ status }) => status === 'pending')
    if (!left) throw new Error('no match is open')
    const secretBy = (name: string) => secretOf(Number(name.replace('Joueur ', '')))
    open = { match: left, secret1: secretBy(left.player1Name), secret2: secretBy(left.player2Name) }
    complete = await startTournament(server, 2)
    await finishRound(server, complete)
    await server.call('delete-quick-tournament-player', {
      code: complete.code,
      organizerId: ORGANIZER,
      playerName: 'Joueur 2',
    })
    finished = await startTournament(server, 2)
    await finishRound(server, finished)
    await server.call('finish-tournament', { tournamentId: finished.id, organizerId: ORGANIZER })
  })
  afterAll(() => server.close())

  const organizerId = ORGANIZER
  const create = { name: 'X', playerCount: 8, organizerId: 'another-organizer-1' }
  const join = () => ({ code: waiting.code, playerName: 'Nouveau', playerId: stranger })
  const send = () => ({ code: running.code, playerId: open.secret1, matchId: open.match.id, score: '2-0' })
  const update = () => ({ code: running.code, organizerId, matchId: open.match.id, score: { score1: 2, score2: 0 } })
  const add = () => ({ code: waiting.code, playerName: 'Nouveau', organizerId })
  const player = () => ({ code: waiting.code, playerName: 'Joueur 1', organizerId })
  const pair = () => ({
    code: running.code,
    organizerId,
    roundNumber: 2,
    pairings: [{ player1: open.match.player1Key }],
  })
  const unknownCode = { code: 'ZZZZZZ' }
  const noTournament = 'Aucun tournoi trouvé avec le code: ZZZZZZ'
  const notOrganizer = "Vous n'êtes pas l'organisateur de ce tournoi"
  const noName = 'Le nom du joueur est requis'
  const over = 'Le tournoi est terminé.'
  const wrongScore = 'Ce score n’est pas possible dans ce jeu.'
  const wrongDevice = 'L’identifiant de cet appareil n’est pas valide.'
  const noSuchPlayer = 'Ce joueur n’existe pas dans ce tournoi.'
  const wrongCode = 'Le code doit comporter 6 caractères.'
  const wrongCount = 'Le nombre de joueurs doit être compris entre 2 et 256.'
  const nameTaken = 'Le nom « JOUEUR 1 » est déjà pris dans ce tournoi. Ajoutez une initiale ou un surnom.'
  const notStarted = 'Le tournoi n’a pas encore commencé.'

  type Case = readonly [title: string, id: string, payload: () => object, status: number, sentence: string]
  const cases: readonly Case[] = [
    ['no name', 'create-quick-tournament', () => ({ ...create, name: ' \t ' }), 400, 'Le nom du tournoi est requis'],
    [
      'a long name',
      'create-quick-tournament',
      () => ({ ...create, name: 'x'.repeat(129) }),
      400,
      'Le nom du tournoi est requis',
    ],
    ['one player', 'create-quick-tournament', () => ({ ...create, playerCount: 1 }), 400, wrongCount],
    ['257 players', 'create-quick-tournament', () => ({ ...create, playerCount: 257 }), 400, wrongCount],
    ['half a player', 'create-quick-tournament', () => ({ ...create, playerCount: 2.5 }), 400, wrongCount],
    ['a short secret', 'create-quick-tournament', () => ({ ...create, organizerId: '1234567' }), 400, wrongDevice],
    ['a long secret', 'create-quick-tournament', () => ({ ...create, organizerId: 'x'.repeat(129) }), 400, wrongDevice],
    [
      'a secret with a blank',
      'create-quick-tournament',
      () => ({ ...create, organizerId: ' 12345678' }),
      400,
      wrongDevice,
    ],
    [
      'a game unheard of',
      'create-quick-tournament',
      () => ({ ...create, game: 'chess' }),
      400,
      'Ces règles ne sont pas valides.',
    ],
    [
      'rules out of bounds',
      'create-quick-tournament',
      () => ({ ...create, rules: { bestOf: 99 } }),
      400,
      'Ces règles ne sont pas valides. Manches d’un match (bestOf)\u202f: un nombre entier de 1 à 9.',
    ],
    [
      'a win that is worth nothing',
      'create-quick-tournament',
      () => ({ ...create, rules: { points: { win: 0, draw: 0, loss: 0 } } }),
      400,
      'Ces règles ne sont pas valides. Points (points)\u202f: des nombres entiers de 0 à 100\u202f; la victoire vaut plus que la défaite, et le nul ne vaut ni plus que la victoire ni moins que la défaite.',
    ],
    ['no name', 'join-quick-tournament', () => ({ ...join(), playerName: '  ' }), 400, noName],
    [
      'a long name',
      'join-quick-tournament',
      () => ({ ...join(), playerName: 'x'.repeat(65) }),
      400,
      'Le nom du joueur ne doit pas dépasser 64 caractères.',
    ],
    [
      'the name of the bye',
      'join-quick-tournament',
      () => ({ ...join(), playerName: 'Bye' }),
      400,
      'Ce nom est réservé. Choisissez-en un autre.',
    ],
    ['a short code', 'join-quick-tournament', () => ({ ...join(), code: 'ABC' }), 400, wrongCode],
    ['no code', 'join-quick-tournament', () => ({ ...join(), code: undefined }), 400, wrongCode],
    ['an unknown code', 'join-quick-tournament', () => ({ ...join(), ...unknownCode }), 404, noTournament],
    ['no secret', 'join-quick-tournament', () => ({ ...join(), playerId: undefined }), 400, wrongDevice],
    ['a taken name', 'join-quick-tournament', () => ({ ...join(), playerName: 'JOUEUR 1' }), 409, nameTaken],
    [
      'a full tournament',
      'join-quick-tournament',
      () => ({ ...join(), code: full.code }),
      409,
      'Le tournoi est complet.',
    ],
    [
      'a started tournament',
      'join-quick-tournament',
      () => ({ ...join(), code: running.code }),
      409,
      'Le tournoi a déjà commencé.',
    ],
    ['no organizer', 'start-quick-tournament', () => ({ tournamentId: waiting.id }), 403, notOrganizer],
    [
      'a stranger',
      'start-quick-tournament',
      () => ({ tournamentId: waiting.id, organizerId: stranger }),
      403,
      notOrganizer,
    ],
    [
      'a player',
      'start-quick-tournament',
      () => ({ tournamentId: waiting.id, organizerId: secretOf(1) }),
      403,
      notOrganizer,
    ],
    [
      'an unknown tournament',
      'start-quick-tournament',
      () => ({ tournamentId: 'ZZZZZZ', organizerId }),
      404,
      noTournament,
    ],
    [
      'an id that is none',
      'start-quick-tournament',
      () => ({ tournamentId: 'a b', organizerId }),
      400,
      'Aucun tournoi trouvé avec le code: a b',
    ],
    [
      'QADM-3 one player',
      'start-quick-tournament',
      () => ({ tournamentId: lonely.id, organizerId }),
      409,
      'Il faut au moins 2 joueurs.',
    ],
    [
      'a started one',
      'start-quick-tournament',
      () => ({ tournamentId: running.id, organizerId }),
      409,
      'Le tournoi a déjà commencé.',
    ],
    ['an impossible score', 'send-score-quick-tournament', () => ({ ...send(), score: '2-2' }), 400, wrongScore],
    ['a score of words', 'send-score-quick-tournament', () => ({ ...send(), score: 'won' }), 400, wrongScore],
    ['no score', 'send-score-quick-tournament', () => ({ ...send(), score: undefined }), 400, wrongScore],
    [
      'somebody else',
      'send-score-quick-tournament',
      () => ({ ...send(), playerId: stranger }),
      403,
      'Ce match n’est pas le vôtre.',
    ],
    [
      'a public id',
      'send-score-quick-tournament',
      () => ({ ...send(), playerId: open.match.player1Id }),
      403,
      'Ce match n’est pas le vôtre.',
    ],
    [
      'another match',
      'send-score-quick-tournament',
      () => ({ ...send(), playerId: decided.secret1 }),
      403,
      'Ce match n’est pas le vôtre.',
    ],
    [
      'an unknown match',
      'send-score-quick-tournament',
      () => ({ ...send(), matchId: 'r1-x-y' }),
      404,
      'Ce match n’existe pas, ou plus, dans ce tournoi.',
    ],
    [
      'an earlier round',
      'send-score-quick-tournament',
      () => ({ ...send(), playerId: old.secret1, matchId: old.match.id }),
      409,
      'Ce match n’est pas de la ronde en cours. Adressez-vous à l’organisation.',
    ],
    [
      'a decided result',
      'send-score-quick-tournament',
      () => ({ ...send(), playerId: decided.secret1, matchId: decided.match.id, score: '0-2' }),
      409,
      'Résultat saisi par l’organisation. Adressez-vous à elle pour le corriger.',
    ],
    [
      'a finished tournament',
      'send-score-quick-tournament',
      () => ({ ...send(), code: finished.code, playerId: secretOf(1) }),
      409,
      over,
    ],
    ['an unknown code', 'send-score-quick-tournament', () => ({ ...send(), ...unknownCode }), 404, noTournament],
    ['a stranger', 'update-score-quick-tournament', () => ({ ...update(), organizerId: stranger }), 403, notOrganizer],
    ['nobody', 'update-score-quick-tournament', () => ({ ...update(), organizerId: undefined }), 403, notOrganizer],
    [
      'an impossible score',
      'update-score-quick-tournament',
      () => ({ ...update(), score: { score1: 3, score2: 0 } }),
      400,
      wrongScore,
    ],
    [
      'an unknown match',
      'update-score-quick-tournament',
      () => ({ ...update(), matchId: 'r9-x-y' }),
      404,
      'Ce match n’existe pas, ou plus, dans ce tournoi.',
    ],
    [
      'another result than the one that was seen',
      'update-score-quick-tournament',
      () => ({ ...update(), matchId: decided.match.id, score: '0-2', over: '1-1' }),
      409,
      'Un autre résultat a été enregistré entre-temps.',
    ],
    ['a finished tournament', 'update-score-quick-tournament', () => ({ ...update(), code: finished.code }), 409, over],
    ['no organizer', 'start-next-round', () => ({ tournamentId: running.id }), 403, notOrganizer],
    [
      'QADM-4 an open match',
      'start-next-round',
      () => ({ tournamentId: running.id, organizerId }),
      409,
      'Tous les matchs de la ronde n’ont pas encore de résultat.',
    ],
    ['a waiting one', 'start-next-round', () => ({ tournamentId: waiting.id, organizerId }), 409, notStarted],
    ['a finished one', 'start-next-round', () => ({ tournamentId: finished.id, organizerId }), 409, over],
    [
      'a round too far',
      'start-next-round',
      () => ({ tournamentId: running.id, organizerId, roundNumber: 9 }),
      409,
      'Cette ronde n’est pas la ronde en cours.',
    ],
    [
      'one player left',
      'start-next-round',
      () => ({ tournamentId: complete.id, organizerId }),
      409,
      'Il faut au moins 2 joueurs.',
    ],
    ['an unknown tournament', 'start-next-round', () => ({ tournamentId: 'ZZZZZZ', organizerId }), 404, noTournament],
    ['no organizer', 'finish-tournament', () => ({ tournamentId: complete.id }), 403, notOrganizer],
    [
      'QADM-4 an open match',
      'finish-tournament',
      () => ({ tournamentId: running.id, organizerId }),
      409,
      'Tous les matchs de la ronde n’ont pas encore de résultat.',
    ],
    ['a waiting one', 'finish-tournament', () => ({ tournamentId: waiting.id, organizerId }), 409, notStarted],
    ['a finished one', 'finish-tournament', () => ({ tournamentId: finished.id, organizerId }), 409, over],
    ['no name', 'add-anonymous-player', () => ({ ...add(), playerName: '' }), 400, noName],
    ['a stranger', 'add-anonymous-player', () => ({ ...add(), organizerId: stranger }), 403, notOrganizer],
    ['a taken name', 'add-anonymous-player', () => ({ ...add(), playerName: 'JOUEUR 1' }), 409, nameTaken],
    ['a finished one', 'add-anonymous-player', () => ({ ...add(), code: finished.code }), 409, over],
    ['an unknown code', 'add-anonymous-player', () => ({ ...add(), ...unknownCode }), 404, noTournament],
    [
      'nobody named',
      'delete-quick-tournament-player',
      () => ({ ...player(), playerName: ' ' }),
      400,
      'Indiquez de quel joueur il s’agit.',
    ],
    ['a stranger', 'delete-quick-tournament-player', () => ({ ...player(), organizerId: stranger }), 403, notOrganizer],
    [
      'somebody unknown',
      'delete-quick-tournament-player',
      () => ({ ...player(), playerName: 'Personne' }),
      404,
      noSuchPlayer,
    ],
    [
      'a secret for an id',
      'delete-quick-tournament-player',
      () => ({ ...player(), playerId: secretOf(1) }),
      404,
      noSuchPlayer,
    ],
    ['a finished one', 'delete-quick-tournament-player', () => ({ ...player(), code: finished.code }), 409, over],
    [
      'a stranger',
      'restore-quick-tournament-player',
      () => ({ ...player(), organizerId: stranger }),
      403,
      notOrganizer,
    ],
    [
      'somebody unknown',
      'restore-quick-tournament-player',
      () => ({ ...player(), playerName: 'Personne' }),
      404,
      noSuchPlayer,
    ],
    ['a finished one', 'restore-quick-tournament-player', () => ({ ...player(), code: finished.code }), 409, over],
    ['QADM-2 no new name', 'update-quick-tournament-player', () => ({ ...player(), newPlayerName: '  ' }), 400, noName],
    [
      'a stranger',
      'update-quick-tournament-player',
      () => ({ ...player(), newPlayerName: 'B', organizerId: stranger }),
      403,
      notOrganizer,
    ],
    [
      'somebody unknown',
      'update-quick-tournament-player',
      () => ({ ...player(), newPlayerName: 'B', playerName: 'Personne' }),
      404,
      noSuchPlayer,
    ],
    [
      'a taken name',
      'update-quick-tournament-player',
      () => ({ ...player(), playerName: 'Joueur 2', newPlayerName: 'JOUEUR 1' }),
      409,
      nameTaken,
    ],
    ['a stranger', 'set-round-pairings', () => ({ ...pair(), organizerId: stranger }), 403, notOrganizer],
    [
      'another round',
      'set-round-pairings',
      () => ({ ...pair(), roundNumber: 1 }),
      409,
      'Cette ronde n’est pas la ronde en cours.',
    ],
    [
      'an unknown player',
      'set-round-pairings',
      () => ({ ...pair(), pairings: [{ player1: 'nobody' }] }),
      400,
      'Un des joueurs appariés n’existe pas dans ce tournoi.',
    ],
    [
      'a player twice',
      'set-round-pairings',
      () => ({ ...pair(), pairings: [{ player1: open.match.player1Key }, { player1: open.match.player1Key }] }),
      400,
      `${'NAME'} a sa place à deux tables.`,
    ],
    ['no list', 'set-round-pairings', () => ({ ...pair(), pairings: 'all' }), 400, 'La demande n’est pas lisible.'],
    ['a waiting one', 'set-round-pairings', () => ({ ...pair(), code: waiting.code }), 409, notStarted],
    [
      'a stranger',
      'undo-round',
      () => ({ code: running.code, organizerId: stranger, roundNumber: 2 }),
      403,
      notOrganizer,
    ],
    [
      'a round with a result',
      'undo-round',
      () => ({ code: running.code, organizerId, roundNumber: 2 }),
      409,
      'La ronde a déjà un résultat : elle ne peut plus être annulée.',
    ],
    [
      'an earlier round',
      'undo-round',
      () => ({ code: running.code, organizerId, roundNumber: 1 }),
      409,
      'Cette ronde n’est pas la ronde en cours.',
    ],
    ['a finished one', 'undo-round', () => ({ code: finished.code, organizerId, roundNumber: 1 }), 409, over],
    ['nobody', 'get-score-reports', () => ({ code: running.code }), 403, notOrganizer],
    ['an unknown code', 'get-score-reports', () => ({ ...unknownCode, organizerId }), 404, noTournament],
    ['a stranger', 'create-device-link', () => ({ ...player(), organizerId: stranger }), 403, notOrganizer],
    ['somebody unknown', 'create-device-link', () => ({ ...player(), playerName: 'Personne' }), 404, noSuchPlayer],
    ['an unknown code', 'create-device-link', () => ({ ...player(), ...unknownCode }), 404, noTournament],
    [
      'a guess',
      'redeem-device-link',
      () => ({ code: waiting.code, oneTimeCode: 'x'.repeat(32), secret: stranger }),
      403,
      'Ce lien a déjà servi, a expiré ou n’est pas complet. Demandez-en un nouveau à l’organisation.',
    ],
    [
      'half a code',
      'redeem-device-link',
      () => ({ code: waiting.code, oneTimeCode: 'x', secret: stranger }),
      400,
      'Ce lien a déjà servi, a expiré ou n’est pas complet. Demandez-en un nouveau à l’organisation.',
    ],
  ]

  test.each(cases)(
    'API-1 wire 9.1 %s: %s refuses it and changes nothing',
    async (...[, id, payload, status, sentence]) => {
      const documents = async () => (await server.send({ method: 'GET', url: DOCUMENTS })).json()
      const before = await documents()
      const { status: found, body } = await server.call(id, payload())
      expect({ status: found, message: body.message }).toEqual({
        status,
        message: sentence.replace('NAME', open.match.player1Name),
      })
      expect(body.success).toBe(false)
      if (body.reason !== 'body_invalid')
        expect(await describedRefusals(server, id)).toContain(`${status} ${body.reason}`)
      expect(await documents()).toEqual(before)
    },
  )

  test('a body that is no JSON object is refused with a sentence', async () => {
    for (const body of ['{', '[]', '"x"', '7', 'null', '']) {
      const answer = await server.send({
        method: 'POST',
        url: '/v1/functions/join-quick-tournament/executions',
        payload: { body },
      })
      expect(answer.statusCode).toBe(201)
      expect(answer.json().responseStatusCode).toBe(400)
      expect(JSON.parse(answer.json().responseBody)).toMatchObject({ success: false, message: expect.any(String) })
    }
  })

  test('a function answers 405 to other methods than POST', async () => {
    const answer = await server.send({
      method: 'POST',
      url: '/v1/functions/join-quick-tournament/executions',
      payload: { method: 'GET' },
    })
    expect(answer.json().responseStatusCode).toBe(405)
  })
})
