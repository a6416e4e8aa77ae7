import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTournament,
  finishRound,
  matchesOf,
  ORGANIZER,
  openMatch,
  type Played,
  playersOf,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, EVENT, PERSONAL, register, sessionHeaders } from '../../testing/an-event.ts'

// Section 9 of the contract: each function's answer, and the rules of play clients rely on.

let server: TestServer
let shop: Person

beforeAll(async () => {
  server = await startServer()
  shop = await anOrganizer(server)
})
afterAll(() => server.close())

const organizerId = ORGANIZER

async function done(id: string, payload: object, person?: Person) {
  const { status, body } = await server.call(id, payload, person ? sessionHeaders(person) : {})
  expect([id, status, body.message]).toEqual([id, 200, body.message])
  expect(body.success).toBe(true)
  return body
}

const join = (code: string, playerName: string, playerId: string) =>
  server.call('join-quick-tournament', { code, playerName, playerId })

async function scored(): Promise<Played> {
  const played = await startTournament(server, 2)
  await finishRound(server, played)
  return played
}

async function anEventOfTwo(): Promise<Played & { readonly registrant: string }> {
  const event = await anEvent(server, shop)
  for (const number of [1, 2]) {
    await register(server, event, { playerName: `Nom ${number}`, playerId: secretOf(number) })
  }
  const { data } = await done('get-advanced-registrations', { tournamentId: event.id })
  return { ...event, registrant: data[0].playerId }
}

async function aRunningEvent(): Promise<Played & { readonly roundId: string }> {
  const event = await anEventOfTwo()
  await done('accept-registrations', { tournamentId: event.id }, shop)
  const { data } = await done('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, shop)
  return { ...event, roundId: data.rounds[0].$id }
}

type Answer = readonly [id: string, members: readonly string[], ask: () => Promise<object>]

describe('wire 9.1 answers', () => {
  const name = 'Vendredi'
  const answers: readonly Answer[] = [
    [
      'create-quick-tournament',
      ['tournament.id', 'tournament.code'],
      () => done('create-quick-tournament', { name, playerCount: 8, organizerId: crypto.randomUUID() }),
    ],
    [
      'join-quick-tournament',
      ['tournament.id', 'player.id', 'player.name'],
      async () =>
        done('join-quick-tournament', {
          ...{ code: (await createTournament(server)).code, playerName: 'Zoé', playerId: secretOf(1) },
        }),
    ],
    [
      'join-quick-tournament',
      ['tournament.id', 'waiting.position', 'waiting.keptForMs'],
      async () => {
        const { code } = await createTournament(server, 2, 2)
        const nora = { code, playerName: 'Nora', playerId: secretOf(9), wait: true }
        const body = await done('join-quick-tournament', nora)
        expect(body.player).toBeNull()
        return body
      },
    ],
    [
      'get-seat-queue',
      ['data.waiting'],
      async () => done('get-seat-queue', { code: (await createTournament(server, 2, 2)).code }),
    ],
    [
      'leave-seat-queue',
      ['tournament.id'],
      async () =>
        done('leave-seat-queue', { code: (await createTournament(server, 2, 2)).code, playerId: secretOf(9) }),
    ],
    [
      'start-quick-tournament',
      ['data.tournament.matches'],
      async () => done('start-quick-tournament', { tournamentId: (await createTournament(server, 2)).id, organizerId }),
    ],
    [
      'send-score-quick-tournament',
      ['tournament.id', 'match.score1'],
      async () => {
        const { id, code } = await startTournament(server, 2)
        const { match, secret1: playerId } = await openMatch(server, id)
        return done('send-score-quick-tournament', { code, playerId, matchId: match.id, score: '2-0' })
      },
    ],
    [
      'update-score-quick-tournament',
      ['tournament.id', 'match.score2'],
      async () => {
        const { id, code } = await startTournament(server, 2)
        const { match } = await openMatch(server, id)
        return done('update-score-quick-tournament', {
          ...{ code, organizerId, matchId: match.id, score: { score1: 1, score2: 2 } },
        })
      },
    ],
    [
      'start-next-round',
      ['data.tournament.currentRound'],
      async () => done('start-next-round', { tournamentId: (await scored()).id, organizerId }),
    ],
    [
      'finish-tournament',
      ['data.tournament.finalRanking'],
      async () => done('finish-tournament', { tournamentId: (await scored()).id, organizerId }),
    ],
    [
      'add-anonymous-player',
      ['tournament.players'],
      async () =>
        done('add-anonymous-player', { code: (await createTournament(server)).code, playerName: 'A', organizerId }),
    ],
    [
      'add-players-quick-tournament',
      ['tournament.players'],
      async () => {
        const { code } = await createTournament(server)
        return done('add-players-quick-tournament', { code, playerNames: ['A', 'B'], organizerId })
      },
    ],
    [
      'delete-quick-tournament-player',
      ['tournament.players'],
      async () =>
        done('delete-quick-tournament-player', {
          ...{ code: (await createTournament(server, 1)).code, playerName: 'Joueur 1', organizerId },
        }),
    ],
    [
      'update-quick-tournament-player',
      ['tournament.players'],
      async () =>
        done('update-quick-tournament-player', {
          ...{
            code: (await createTournament(server, 1)).code,
            playerName: 'Joueur 1',
            newPlayerName: 'B',
            organizerId,
          },
        }),
    ],
  ]
  test.each(answers)('wire 9.1 %s answers %s', async (_id, members, ask) => {
    const body = await ask()
    for (const member of members) expect(body).toHaveProperty(member)
  })
})

describe('wire 9.1 rules', () => {
  test('wire 9.1 a code is read without regard to case and blanks around', async () => {
    const { code } = await createTournament(server)
    expect((await join(`  ${code.toLowerCase()} `, 'Zoé', secretOf(1))).status).toBe(200)
  })

  test('wire 9.1 names have 1 to 64 characters, and are taken once whatever their case', async () => {
    const { code } = await createTournament(server)
    expect((await join(code, `  ${'é'.repeat(64)}  `, secretOf(1))).body.player.name).toBe('é'.repeat(64))
    expect((await join(code, 'x'.repeat(65), secretOf(2))).status).toBe(400)
    expect((await join(code, 'É'.repeat(64), secretOf(3))).body.reason).toBe('player_name_taken')
  })

  test('wire 9.1 who is added by hand to a full tournament raises the capacity, before and after the start', async () => {
    const { id, code } = await createTournament(server, 2, 2)
    const capacities = async () => {
      const { playerCount, maxPlayers, registeredPlayersCount } = await server.document(id)
      return [playerCount, maxPlayers, registeredPlayersCount]
    }
    expect(await capacities()).toEqual([2, 2, 2])
    const { tournament } = await done('add-anonymous-player', { code, playerName: 'Nora', organizerId })
    expect([tournament.playerCount, await capacities()]).toEqual([3, [3, 3, 3]])
    await done('start-quick-tournament', { tournamentId: id, organizerId })
    await done('delete-quick-tournament-player', { code, playerName: 'Joueur 1', organizerId })
    await done('add-anonymous-player', { code, playerName: 'Hugo', organizerId })
    expect(await capacities()).toEqual([3, 3, expect.any(Number)])
    const back = await done('restore-quick-tournament-player', { code, playerName: 'Joueur 1', organizerId })
    expect([back.tournament.playerCount, await capacities()]).toEqual([4, [4, 4, 4]])
  })

  test('wire 9.1 STAK-12 a list is added by one act, as a whole or not at all, and once', async () => {
    const { id, code } = await createTournament(server, 1, 2)
    const add = (playerNames: readonly unknown[]) =>
      server.call('add-players-quick-tournament', { code, playerNames, organizerId, actId: 'a-list-of-players' })
    const names = async () => playersOf(await server.document(id)).map(({ name }) => name)
    for (const wrong of [[], ['Zoé', ''], ['Zoé', 'BYE'], ['x'.repeat(65)], [1], Array(501).fill('Zoé')]) {
      expect((await add(wrong)).status).toBe(400)
    }
    expect((await add(['Zoé', 'joueur 1'])).body.reason).toBe('player_name_taken')
    expect(await names()).toEqual(['Joueur 1'])
    const { tournament } = (await add(['Zoé', '  Max ', 'محمد'])).body
    expect(tournament.playerCount).toBe(4)
    expect((await add(['Zoé', 'Max', 'محمد'])).status).toBe(200)
    expect(await names()).toEqual(['Joueur 1', 'Zoé', 'Max', 'محمد'])
  })

  test('wire 9.1 who waits for a seat is known by the public id, and is seated by the act that frees one', async () => {
    const { id, code } = await createTournament(server, 2, 2)
    const nora = { code, playerName: 'Nora', playerId: secretOf(9) }
    expect((await server.call('join-quick-tournament', nora)).body.reason).toBe('tournament_full')
    expect((await done('join-quick-tournament', { ...nora, wait: true })).waiting.position).toBe(1)
    const { waiting } = (await done('get-seat-queue', { code })).data
    expect(JSON.stringify(await server.document(id))).not.toContain('Nora')
    await done('delete-quick-tournament-player', { code, playerName: 'Joueur 1', organizerId })
    expect(playersOf(await server.document(id)).at(-1)).toMatchObject({ id: waiting[0], name: 'Nora' })
    expect((await done('join-quick-tournament', { ...nora, wait: true })).player).toEqual({
      id: waiting[0],
      name: 'Nora',
    })
    expect((await done('get-seat-queue', { code })).data.waiting).toEqual([])
  })

  test('wire 9.1 the name of an anonymous player takes that player over', async () => {
    const { id, code } = await createTournament(server)
    await done('add-anonymous-player', { code, playerName: 'Zoé', organizerId })
    const [anonymous] = playersOf(await server.document(id))
    const { body } = await join(code, 'ZOÉ', secretOf(1))
    expect(playersOf(body.tournament)).toEqual([{ ...anonymous, id: body.player.id, name: expect.any(String) }])
  })

  test('wire 9.1 joining again with the same secret changes nothing', async () => {
    const { id, code } = await createTournament(server, 2)
    const before = await server.document(id)
    expect((await join(code, 'Un autre nom', secretOf(1))).body.player.name).toBe('Joueur 1')
    expect(await server.document(id)).toEqual(before)
  })

  const scores = ['2-0', '2-1', '1-0', '1-1', '0-0', '0-1', '1-2', '0-2']
  test.each(
    scores.flatMap(
      (text) =>
        [
          [text, 'as a text'],
          [text, 'as an object'],
        ] as const,
    ),
  )('wire 9.1 the score %s %s', async (text, form) => {
    const { id, code } = await startTournament(server, 2)
    const { match } = await openMatch(server, id)
    const [score1, score2] = text.split('-').map(Number)
    const score = form === 'as a text' ? text : { score1, score2 }
    const body = await done('update-score-quick-tournament', { code, organizerId, matchId: match.id, score })
    expect(body.match).toMatchObject({ score1, score2, status: 'terminated' })
  })

  test.each(['3-0', '2-2', '0-3', '-1-0', '2', '', 'a-b', 7, { score1: 2 }])(
    'wire 9.1 the score %j is none',
    async (score) => {
      const { id, code } = await startTournament(server, 2)
      const { match } = await openMatch(server, id)
      const { status } = await server.call('update-score-quick-tournament', {
        ...{ code, organizerId, matchId: match.id, score },
      })
      expect(status).toBe(400)
    },
  )

  test('wire 9.1 the organizer corrects any round until the finish, and points follow', async () => {
    const played = await scored()
    const [match] = matchesOf(await server.document(played.id))
    await done('start-next-round', { tournamentId: played.id, organizerId })
    const correct = (score: string) =>
      done('update-score-quick-tournament', { code: played.code, organizerId, matchId: match?.id, score })
    const names = [match?.player1Name, match?.player2Name]
    for (const [score, expected] of [
      ['0-2', [0, 3]],
      ['1-1', [1, 1]],
      ['2-1', [3, 0]],
    ] as const) {
      const { tournament } = await correct(score)
      const told = new Map(playersOf(tournament).map((player) => [player.name, player.points]))
      expect(names.map((name) => told.get(String(name)))).toEqual(expected)
    }
  })

  test('wire 9.1 a bye is 2-0 at once, goes to a low place, and to nobody twice', async () => {
    const played = await startTournament(server, 3)
    const byes: string[] = []
    for (let round = 1; round <= 3; round++) {
      const bye = matchesOf(await server.document(played.id)).filter((match) => match.player2Id === null)
      expect(bye.at(-1)).toMatchObject({ player2Name: 'BYE', score1: 2, score2: 0, status: 'terminated' })
      byes.push(String(bye.at(-1)?.player1Name))
      await finishRound(server, played)
      if (round < 3) await done('start-next-round', { tournamentId: played.id, organizerId })
    }
    expect(new Set(byes).size).toBe(3)
    const matches = matchesOf(await server.document(played.id)).filter((match) => match.player2Id !== null)
    const meetings = matches.map((match) => [match.player1Name, match.player2Name].sort().join())
    expect(new Set(meetings).size).toBe(3)
  })
})

describe('wire 9.2 answers', () => {
  const ofFirst = async () => {
    const { id: tournamentId, registrant: playerId } = await anEventOfTwo()
    return { tournamentId, playerId }
  }
  const answers: readonly Answer[] = [
    ['create-advanced-tournament', ['tournamentId', 'code'], () => done('create-advanced-tournament', EVENT, shop)],
    [
      'get-last-advanced-event',
      [
        ...['id', 'code', 'name', 'gameType', 'format', 'tournamentDate', 'registeredPlayersCount', 'maxPlayers'].map(
          (name) => `data.0.${name}`,
        ),
      ],
      async () => {
        await anEvent(server, shop)
        return done('get-last-advanced-event', {})
      },
    ],
    [
      'get-advanced-registrations',
      ['id', 'playerId', 'playerName', 'status', 'dropped'].map((name) => `data.1.${name}`),
      async () => done('get-advanced-registrations', { tournamentId: (await anEventOfTwo()).id }),
    ],
    [
      'get-advanced-rounds',
      ['data.0.roundNumber', 'data.0.table'],
      async () => done('get-advanced-rounds', { tournamentId: (await aRunningEvent()).id }),
    ],
    [
      'register-advanced-player',
      ['data.registration.status', 'data.registration.email'],
      async () =>
        done('register-advanced-player', {
          ...{ tournamentId: (await anEvent(server, shop)).id, ...PERSONAL, playerName: 'Zoé' },
          ...{ playerId: secretOf(1), policyAgreement: true, isAnonymous: true },
        }),
    ],
    ...['accept-registration', 'cancel-player-advanced-tournament', 'drop-player-advanced-tournament'].map(
      (id): Answer => [id, ['data.registration.status'], async () => done(id, await ofFirst(), shop)],
    ),
    [
      'update-player-advanced-tournament',
      ['data.registration.notes'],
      async () => done('update-player-advanced-tournament', { ...(await ofFirst()), notes: 'x' }, shop),
    ],
    [
      'generate-advanced-pairings',
      ['data.rounds.0.$id', 'data.tournament.currentRound'],
      async () => {
        const { id: tournamentId } = await anEventOfTwo()
        await done('accept-registrations', { tournamentId }, shop)
        return done('generate-advanced-pairings', { tournamentId, roundNumber: 1, organizerId: shop.id }, shop)
      },
    ],
    [
      'submit-advanced-score',
      ['data.round.score1'],
      async () =>
        done(
          'submit-advanced-score',
          { roundId: (await aRunningEvent()).roundId, score1: 2, score2: 1, organizerId: shop.id },
          shop,
        ),
    ],
    [
      'submit-advanced-decklist',
      ['message'],
      async () =>
        done('submit-advanced-decklist', { ...(await ofFirst()), decklist: { decklistText: '4 Forêt' } }, shop),
    ],
  ]
  test.each(answers)('wire 9.2 %s answers %s', async (_id, members, ask) => {
    const body = await ask()
    for (const member of members) expect(body).toHaveProperty(member)
  })

  test('wire 9.2 others see names and states only, a person their own registration, the organizer everything', async () => {
    const { id: tournamentId } = await anEventOfTwo()
    const emails = async (payload: object, person?: Person) =>
      (await done('get-advanced-registrations', { tournamentId, ...payload }, person)).data.map(
        ({ email }: { email?: string }) => email !== undefined,
      )
    expect(await emails({})).toEqual([false, false])
    expect(await emails({ playerId: secretOf(2) })).toEqual([false, true])
    expect(await emails({}, await aPerson(server))).toEqual([false, false])
    expect(await emails({}, shop)).toEqual([true, true])
  })

  test('wire 9.2 the last events are six at most, and ask for nothing', async () => {
    for (let count = 0; count < 7; count++) {
      await anEvent(server, shop, { name: `Rendez-vous ${count}`, tournamentDate: `2098-01-0${count + 1}T13:00:00Z` })
    }
    for (const body of ['', '{}']) {
      const answer = await server.send({
        ...{ method: 'POST', url: '/v1/functions/get-last-advanced-event/executions', payload: { body } },
      })
      const { data } = JSON.parse(answer.json().responseBody)
      const names = data.map(({ name }: { name: string }) => name)
      expect(names).toEqual([0, 1, 2, 3, 4, 5].map((count) => `Rendez-vous ${count}`))
    }
  })
})
