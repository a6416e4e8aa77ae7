import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { checkInPlayers } from '@tablee/contract/registrations/check-in-players'
import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { submitAdvancedScore } from '@tablee/contract/tournaments/submit-advanced-score'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice, signIn } from './people/accounts.ts'
import { Thumb } from './people/counting-thumb.ts'
import { filledEvent, matchesOf } from './people/filled-tournament.ts'
import { linkInMailTo } from './people/mailbox.ts'
import { press } from './people/press.ts'
import { finishTournament } from './people/rounds.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const
const PEOPLE = 40

async function tickEverybody(page: Page, thumb: Thumb): Promise<void> {
  const open = page.getByRole('list', { name: 'Personnes attendues' }).getByRole('button', { pressed: false })
  const labels = await open.evaluateAll((ticks) => ticks.map((one) => one.getAttribute('aria-label') ?? ''))
  for (const [index, label] of labels.entries()) {
    const tick = page.getByRole('button', { name: label, exact: true })
    // Twice on one spot would be one gesture.
    await tick.evaluate(
      (one, isEven) => {
        one.scrollIntoView({ block: 'center' })
        window.scrollBy(0, isEven ? 96 : -96)
      },
      index % 2 === 0,
    )
    await thumb.tap(tick)
    await expect(tick).toHaveAttribute('aria-pressed', 'true')
  }
}

/** By address alone, through the letter. */
async function registeredByMail(browser: Browser, tournamentId: string): Promise<Page> {
  const email = `lucie.${process.pid}.${Date.now()}@exemple.fr`
  const phone = await browser.newContext(PHONE)
  const person = { playerName: 'Lucie', firstName: 'Lucie', lastName: 'Martin', email, language: 'fr' } as const
  const playerId = randomUUID()
  await callServer(phone, registerAdvancedPlayer, { ...person, tournamentId, playerId, policyAgreement: true })
  const page = await phone.newPage()
  await page.goto(await linkInMailTo(email, '/my-registration'))
  await expect(page.getByRole('heading', { name: 'Grand Open' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Jouer avec ce téléphone' })).toBeVisible()
  return page
}

const desk = (page: Page): Locator => page.getByRole('combobox', { name: 'Lettres de ce poste' })

/** In the list of desks the halves follow everybody. */
async function takeLetters(page: Page, half: 1 | 2): Promise<void> {
  await desk(page).selectOption({ index: half })
  await expect(page.getByRole('button', { name: /^Tout le monde est là, . à .$/ })).toBeVisible()
}

test('SHOP-41 SHOP-44 SHOP-46 SHOP-47 forty people are checked in by two desks, with what they pay, play a round, and it is over', async ({
  browser,
}) => {
  const { device, account } = await signedInDevice(browser, 'Boutique', PHONE)
  await grantOrganizer(account)
  const registrationRules = { fee: '5 €, sur place', acceptsAutomatically: true }
  const event = await filledEvent(device, PEOPLE - 1, { registrationRules })
  const lucie = await registeredByMail(browser, event.id)
  await callServer(device, checkInPlayers, { tournamentId: event.id, isPresent: false })
  const address = event.path.replace('admin-advanced', 'desk')
  const first = await device.newPage()
  await first.goto(address)
  const other = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const second = await other.newPage()
  await signIn(second, account)
  await second.goto(address)
  await expect(first.getByRole('heading', { name: '0 / 40 sur place' })).toBeVisible()
  await takeLetters(first, 1)
  await takeLetters(second, 2)

  const thumbs = [new Thumb(), new Thumb()] as const
  await test.step('both tick at the same time, and each sees what the other has done', async () => {
    await Promise.all([tickEverybody(first, thumbs[0]), tickEverybody(second, thumbs[1])])
    for (const page of [first, second]) {
      await expect(page.getByRole('heading', { name: '40 / 40 sur place' })).toBeVisible()
      await expect(page.getByText(/^40 règlements · 200\s€$/)).toBeVisible()
    }
  })

  await test.step('that were two taps a person, and no more', async () => {
    expect(thumbs[0].taps + thumbs[1].taps).toBeLessThanOrEqual(2 * PEOPLE)
  })

  await test.step('a desk keeps its letters over a reload, with nobody left to check in', async () => {
    const kept = await desk(first).inputValue()
    await first.reload()
    await expect(desk(first)).toHaveValue(kept)
    await expect(first.getByText('Il ne reste personne à pointer.')).toBeVisible()
  })

  await test.step('who is not expected comes in by the same field, and the other desk sees it', async () => {
    await second.getByRole('searchbox').fill('Nora Sans-Rendez-Vous')
    await second.getByRole('searchbox').press('Enter')
    await second.getByRole('button', { name: 'Règlement de Nora Sans-Rendez-Vous' }).click()
    await expect(first.getByRole('heading', { name: '41 / 41 sur place' })).toBeVisible()
    await expect(first.getByText(/^41 règlements · 205\s€$/)).toBeVisible()
  })

  await test.step('nobody is absent at the start, and the doors say that it is played', async () => {
    await first.getByRole('link', { name: 'Retour aux inscriptions' }).click()
    await press(first.getByRole('button', { name: 'Démarrer le tournoi' }))
    const sheet = first.getByRole('dialog')
    await expect(sheet.getByText('Toutes les personnes confirmées sont là.')).toBeVisible()
    await press(sheet.getByRole('button', { name: /^Démarrer avec 41/ }))
    await expect(sheet).toBeHidden()
    await expect(second.getByRole('heading', { name: 'Le tournoi a commencé' })).toBeVisible()
  })

  await test.step('a round is played, each row says the record, and the event is closed', async () => {
    await second.goto(event.path)
    await second.getByRole('tab', { name: 'Joueurs' }).press('Enter')
    await expect(second.getByRole('columnheader', { name: 'Bilan' })).toBeVisible()
    for (const { id: roundId, kind } of await matchesOf(device, event, 1)) {
      if (kind === 'played') await callServer(device, submitAdvancedScore, { roundId, score1: 2, score2: 0 })
    }
    await expect(second.getByRole('row').filter({ hasText: '1-0-0' })).toHaveCount(PEOPLE / 2 + 1)
    await first.getByRole('tab', { name: 'Tables' }).press('Enter')
    await finishTournament(first)
    await lucie.reload()
    await expect(lucie.getByRole('link', { name: 'Voir le tournoi' })).toBeVisible()
    await expect(lucie.getByRole('button', { name: 'Jouer avec ce téléphone' })).toHaveCount(0)
  })
  await lucie.context().close()
  await other.close()
  await device.close()
})

test('SHOP-44 without a fee forty people are forty taps, and one where all have come', async ({ browser }) => {
  const { device, account } = await signedInDevice(browser, 'Boutique', PHONE)
  await grantOrganizer(account)
  const event = await filledEvent(device, PEOPLE)
  await callServer(device, checkInPlayers, { tournamentId: event.id, isPresent: false })
  const page = await device.newPage()
  await page.goto(event.path.replace('admin-advanced', 'desk'))
  await expect(page.getByRole('heading', { name: '0 / 40 sur place' })).toBeVisible()
  const thumb = new Thumb()
  await tickEverybody(page, thumb)
  await expect(page.getByRole('heading', { name: '40 / 40 sur place' })).toBeVisible()
  thumb.expectAtMost(PEOPLE)
  await expect(page.getByText('Il ne reste personne à pointer.')).toBeVisible()
  await callServer(device, checkInPlayers, { tournamentId: event.id, isPresent: false })
  await expect(page.getByRole('heading', { name: '0 / 40 sur place' })).toBeVisible()
  await thumb.tap(page.getByRole('button', { name: 'Tout le monde est là' }))
  await expect(page.getByRole('heading', { name: '40 / 40 sur place' })).toBeVisible()
  thumb.expectAtMost(1)
  await device.close()
})
