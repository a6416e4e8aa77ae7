import { expect } from '@playwright/test'
import { drawPods } from '@tablee/contract/tournaments/draft-acts'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledEvent, holding, playersOf, takeThePlaceOf } from './people/filled-tournament.ts'
import { openCalls } from './people/judge-calls.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'
import { inviteToStaff } from './people/staff.ts'

const PHONE = { viewport: { width: 320, height: 700 }, hasTouch: true }

test('JUDG-5 a table calls a judge with one tap, who goes there, hands it to the head judge, who closes it', async ({
  browser,
}) => {
  const { device: shop, account } = await signedInDevice(browser, 'Boutique', {
    viewport: { width: 1440, height: 900 },
  })
  await grantOrganizer(account)
  const event = await filledEvent(shop, 8)
  await callServer(shop, generateAdvancedPairings, { tournamentId: event.id, roundNumber: 1 })
  const desk = await shop.newPage()
  await desk.goto(event.path)
  await press(desk.getByRole('tab', { name: 'Plus' }))
  const judgeLink = await inviteToStaff(desk, { name: 'Sacha', role: 'Arbitrage' })
  const headLink = await inviteToStaff(desk, { name: 'Camille', role: 'Arbitrage principal' })
  const [first] = await playersOf(shop, event)
  const phone = await browser.newContext(PHONE)
  const secret = await takeThePlaceOf(shop, event, { key: first?.key ?? '', organizerId: account.id })
  const player = await holding(phone, event, { player: secret })
  const judge = await (await browser.newContext(PHONE)).newPage()
  const head = await (await browser.newContext(PHONE)).newPage()
  for (const [page, link] of [
    [judge, judgeLink],
    [head, headLink],
  ] as const) {
    await page.goto(link)
    await press(page.getByRole('link', { name: 'Ouvrir le tournoi' }))
    await expect(page.getByRole('tab', { name: 'Tables' })).toBeVisible()
  }

  await test.step('one tap on the card, and it says so', async () => {
    await player.goto(`/tournament/${event.code}/player`)
    await press(player.getByRole('button', { name: 'Appeler l’arbitrage' }))
    await expect(player.getByText('Arbitrage appelé à votre table')).toBeVisible()
    await inspectPage(player)
  })

  await test.step('the judges see it; the one who goes is seen on the player’s phone', async () => {
    await inspectPage(judge)
    for (const page of [head, judge]) await openCalls(page)
    await expect(head.getByRole('heading', { name: '1 table appelle l’arbitrage' })).toBeVisible()
    await press(judge.getByRole('button', { name: 'J’y vais' }))
    await expect(player.getByText('Une personne de l’arbitrage arrive')).toBeVisible()
    await inspectPage(judge)
  })

  await test.step('an appeal is for the head judge', async () => {
    await press(judge.getByRole('button', { name: 'À l’arbitrage principal' }))
    await expect(judge.getByText(/^Pour l’arbitrage principal/)).toBeVisible()
    await expect(judge.getByRole('button', { name: 'J’y vais' })).toHaveCount(0)
    await press(head.getByRole('button', { name: 'J’y vais' }))
    await press(head.getByRole('button', { name: 'Réglé par une décision' }))
    await expect(head.getByRole('heading', { name: /appelle/ })).toHaveCount(0)
    await expect(player.getByRole('button', { name: 'Appeler l’arbitrage' })).toBeVisible()
  })

  await test.step('whoever calls takes it back, and the calls are counted', async () => {
    await press(player.getByRole('button', { name: 'Appeler l’arbitrage' }))
    await expect(judge.getByRole('button', { name: 'J’y vais' })).toBeVisible()
    await press(player.getByRole('button', { name: 'Annuler l’appel' }))
    await expect(judge.getByRole('button', { name: 'J’y vais' })).toHaveCount(0)
    await press(desk.getByRole('tab', { name: 'Classement' }))
    await expect(desk.getByText(/^1 appel · moins d’une minute d’attente · 1 décision · 1 recours$/)).toBeVisible()
  })
})

test('DRFT-26 JUDG-47 who drafts calls a judge from their seat, the desk reads pod and seat and says that somebody comes', async ({
  browser,
}) => {
  const { device: shop, account } = await signedInDevice(browser, 'Boutique', {
    viewport: { width: 820, height: 1100 },
  })
  await grantOrganizer(account)
  const event = await filledEvent(shop, 16, { structure: 'draft' })
  const wish = { sizes: null, cards: 15, ranksByPod: false, knockout: false } as const
  await callServer(shop, drawPods, { tournamentId: event.id, ...wish })
  const desk = await shop.newPage()
  await desk.goto(event.path)
  await expect(desk.getByRole('button', { name: 'Aucun appel' })).toBeVisible()
  const [first] = await playersOf(shop, event)
  const secret = await takeThePlaceOf(shop, event, { key: first?.key ?? '', organizerId: account.id })
  const player = await holding(await browser.newContext(PHONE), event, { player: secret })
  await player.goto(`/tournament/${event.code}/player`)
  await press(player.getByRole('button', { name: 'Appeler l’arbitrage' }))
  await expect(player.getByText('Arbitrage appelé à votre siège')).toBeVisible()
  await inspectPage(player)
  await openCalls(desk)
  await expect(desk.getByRole('dialog').getByText(/^Pod\s[12], siège\s[1-8]$/)).toBeVisible()
  await inspectPage(desk)
  await press(desk.getByRole('button', { name: 'J’y vais' }))
  await expect(player.getByText('Une personne de l’arbitrage arrive')).toBeVisible()
  await press(player.getByRole('button', { name: 'Annuler l’appel' }))
  await expect(desk.getByRole('dialog', { name: 'Aucun appel' })).toBeVisible()
})

test('DESK-11 JUDG-49 a call moves no table on a desk of two columns, and the widest desk has the switch beside them', async ({
  browser,
}) => {
  const { device: shop, account } = await signedInDevice(browser, 'Boutique', {
    viewport: { width: 1280, height: 900 },
  })
  await grantOrganizer(account)
  const event = await filledEvent(shop, 36)
  await callServer(shop, generateAdvancedPairings, { tournamentId: event.id, roundNumber: 1 })
  const desk = await shop.newPage()
  await desk.goto(event.path)
  await expect(desk.getByRole('button', { name: 'Aucun appel' })).toBeVisible()
  const row = desk.getByRole('button', { name: 'Saisir le score de la table 5', exact: true })
  await expect(row).toBeVisible()
  const before = await row.boundingBox()
  const [first] = await playersOf(shop, event)
  const secret = await takeThePlaceOf(shop, event, { key: first?.key ?? '', organizerId: account.id })
  const player = await holding(await browser.newContext(PHONE), event, { player: secret })
  await player.goto(`/tournament/${event.code}/player`)
  await press(player.getByRole('button', { name: 'Appeler l’arbitrage' }))
  await expect(desk.getByRole('button', { name: /^1 appel · Table/ })).toBeVisible()
  expect(await row.boundingBox()).toEqual(before)
  await inspectPage(desk)
  await desk.setViewportSize({ width: 1440, height: 900 })
  await expect(desk.getByRole('heading', { name: '1 table appelle l’arbitrage' })).toBeVisible()
  await expect(desk.getByRole('button', { name: /^1 appel/ })).toHaveCount(0)
  // This browser shows no notifications; one that does has the switch there.
  await expect(desk.getByText(/Pour recevoir les appels, autorisez-les/)).toHaveCount(1)
  await inspectPage(desk)
})
