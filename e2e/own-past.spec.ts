import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import { acceptRegistrations } from '@tablee/contract/registrations/accept-registrations'
import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { getAdvancedRegistrations } from '@tablee/contract/registrations/get-advanced-registrations'
import { hideRegisteredName } from '@tablee/contract/registrations/hide-registered-name'
import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { addPlayersQuickTournament } from '@tablee/contract/tournaments/add-players-quick-tournament'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { documentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { finishTournament } from '@tablee/contract/tournaments/finish-tournament'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { getAdvancedRounds } from '@tablee/contract/tournaments/questions/get-advanced-rounds'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { submitAdvancedScore } from '@tablee/contract/tournaments/submit-advanced-score'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { expectToBeReadableInLargeText } from './layout-faults.ts'
import { type Account, grantOrganizer, signedInDevice } from './people/accounts.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const
const PASSWORD = 'Correct-Cheval-77'
const HIDDEN = 'Baron Samedi'

type Evening = { readonly shop: BrowserContext; readonly player: BrowserContext; readonly account: Account }

/** Two people play one round; the first of the table wins. */
async function play({ shop, player, account }: Evening, [name, opponent]: readonly [string, string]) {
  const event = { name, format: 'modern', gameType: 'magic', tournamentDate: '2032-01-16T19:00:00Z' } as const
  const { tournamentId } = await callServer(shop, createAdvancedTournament, event)
  const given = { firstName: 'Élodie', lastName: 'Martin', email: account.email, policyAgreement: true } as const
  const asking = { tournamentId, playerName: account.name, playerId: account.id, ...given }
  await callServer(player, registerAdvancedPlayer, asking)
  await callServer(shop, addPlayersAtDesk, { tournamentId, players: [{ playerName: opponent }] })
  await callServer(shop, acceptRegistrations, { tournamentId })
  await callServer(shop, generateAdvancedPairings, { tournamentId, roundNumber: 1 })
  const { data } = await callServer(shop, getAdvancedRounds, { tournamentId })
  for (const { $id: roundId } of data) await callServer(shop, submitAdvancedScore, { roundId, score1: 2, score2: 0 })
  await callServer(shop, finishTournament, { tournamentId })
  return tournamentId
}

/** Won by whoever holds the secret; joined without an account. */
async function playQuick(device: BrowserContext) {
  const organizerId = randomUUID()
  const secret = randomUUID()
  const made = await callServer(device, createQuickTournament, { name: 'Jeudi rapide', playerCount: 2, organizerId })
  const { code, $id: tournamentId } = made.tournament
  await callServer(device, joinQuickTournament, { code, playerName: 'Élo', playerId: secret })
  await callServer(device, addPlayersQuickTournament, { code, playerNames: ['Inès'], organizerId })
  const { data } = await callServer(device, startQuickTournament, { tournamentId, organizerId })
  const [match] = data.tournament.matches.map((text) => documentMatch.parse(JSON.parse(text)))
  if (!match) throw new Error('Nobody was paired')
  const score = match.player1Name === 'Élo' ? '2-0' : '0-2'
  await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId: match.id, score })
  await callServer(device, finishTournament, { tournamentId, organizerId })
  return { id: tournamentId, code, secret }
}

async function hide(shop: BrowserContext, tournamentId: string, name: string): Promise<void> {
  const { data } = await callServer(shop, getAdvancedRegistrations, { tournamentId })
  const playerId = data.find(({ playerName }) => playerName === name)?.playerKey ?? ''
  await callServer(shop, hideRegisteredName, { tournamentId, playerId, isHidden: true })
}

test('PAST-10 PAST-11 PAST-15 PAST-6 two evenings are a page of one’s own, a public one for as long as it is wished, and go with the account', async ({
  browser,
  expects,
}) => {
  const { device: shop, account: organizer } = await signedInDevice(browser, 'Boutique', PHONE)
  await grantOrganizer(organizer)
  const { device: player, account } = await signedInDevice(browser, 'Élodie', PHONE)
  const evening = { shop, player, account }
  await play(evening, ['Modern de janvier', 'Max'])
  const second = await play(evening, ['Modern de février', HIDDEN])
  await hide(shop, second, HIDDEN)
  const quick = await playQuick(player)
  const page = await player.newPage()
  const stranger = await (await browser.newContext(PHONE)).newPage()
  let address = ''

  await test.step('from the menu to both evenings; the hidden name is a match without a name', async () => {
    await page.goto('/')
    await press(page.getByRole('button', { name: /^É.*Compte d’Élodie/ }))
    await page.getByRole('menuitem', { name: 'Mon parcours' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mon parcours' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Modern de janvier.*Place [12] sur 2/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Modern de février/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Adversaires' })).toContainText('1 match contre quelqu’un')
    await expect(page.getByRole('rowheader', { name: 'Max' })).toBeVisible()
    await expect(page.getByText(HIDDEN)).toHaveCount(0)
    await expectToBeReadableInLargeText(page, 'one’s own results')
    await page.setViewportSize(PHONE.viewport)
  })

  await test.step('a quick tournament of this device is added by one tap, and taken out where it stood', async () => {
    await page.evaluate(
      ([{ id, code }, held]) => {
        const entry = { id, code, role: 'player', playerName: 'Élo', lastAccessed: Date.now() }
        localStorage.setItem('userTournaments', JSON.stringify([entry]))
        localStorage.setItem('tablee:player_ids', JSON.stringify({ [id]: held }))
      },
      [quick, quick.secret] as const,
    )
    await page.reload()
    await press(page.getByRole('button', { name: 'Ajouter Jeudi rapide à mon parcours' }))
    await expect(page.getByRole('link', { name: /Jeudi rapide.*Place 1 sur 2/ })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Inès' })).toBeVisible()
    await press(page.getByRole('button', { name: 'Retirer Jeudi rapide de mon parcours' }))
    await expect(page.getByRole('link', { name: /Jeudi rapide/ })).toHaveCount(0)
  })

  const card = page.getByRole('region', { name: 'Page publique' })
  await test.step('one tap makes it public', async () => {
    await card.getByLabel('Fin de l’adresse').fill(`elodie-${Date.now()}`)
    await press(card.getByRole('button', { name: 'Rendre publique' }))
    await expect(card.getByRole('button', { name: 'Rendre privée' })).toBeVisible()
    address = new URL((await card.getByRole('link', { name: 'Voir la page' }).getAttribute('href')) ?? '', page.url())
      .href
  })

  await test.step('a stranger reads it without the hidden name, and search engines are told to leave it', async () => {
    const answer = await stranger.goto(address)
    expect(answer?.status()).toBe(200)
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex">')
    await expect(stranger.getByRole('heading', { level: 1, name: 'Parcours d’Élodie' })).toBeVisible()
    await expect(stranger.getByRole('link', { name: /Modern de janvier/ })).toBeVisible()
    await expect(stranger.getByRole('rowheader', { name: 'Max' })).toBeVisible()
    expect(await stranger.content()).not.toContain(HIDDEN)
    expect(await stranger.content()).not.toContain(account.email)
  })

  await test.step('an event where one’s own name is hidden is not on it', async () => {
    await hide(shop, second, account.name)
    await stranger.reload()
    await expect(stranger.getByRole('link', { name: /Modern de janvier/ })).toBeVisible()
    await expect(stranger.getByRole('link', { name: /Modern de février/ })).toHaveCount(0)
  })

  await test.step('one tap back, and it is nowhere', async () => {
    await press(card.getByRole('button', { name: 'Rendre privée' }))
    await expect(card.getByText('Personne d’autre que vous ne voit ce parcours.', { exact: false })).toBeVisible()
    expects.answer(404, new URL(address).pathname)
    const answer = await stranger.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(stranger.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible()
  })

  await test.step('erased with the account', async () => {
    await press(card.getByRole('button', { name: 'Rendre publique' }))
    await expect(card.getByRole('button', { name: 'Rendre privée' })).toBeVisible()
    const gone = await player.request.post('/v1/functions/delete-account/executions', {
      headers: { 'x-appwrite-project': 'tablee' },
      data: { body: JSON.stringify({ password: PASSWORD }) },
    })
    expect((await gone.json()).responseStatusCode).toBe(200)
    expect((await stranger.goto(address))?.status()).toBe(404)
  })
})
