import { expect, type Page } from '@playwright/test'
import { submitAdvancedDecklist } from '@tablee/contract/registrations/submit-advanced-decklist'
import { startClock } from '@tablee/contract/tournaments/clock-acts'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledEvent, holding, matchesOf, takeThePlaceOf } from './people/filled-tournament.ts'
import { closeCalls, openCalls } from './people/judge-calls.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'
import { inviteToStaff } from './people/staff.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

const ROLES = {
  head: { name: 'Camille', role: 'Arbitrage principal' },
  sacha: { name: 'Sacha', role: 'Arbitrage' },
  dominique: { name: 'Dominique', role: 'Arbitrage' },
  alix: { name: 'Alix', role: 'Saisie des scores' },
} as const

type Given = {
  readonly table: number
  readonly player: string
  readonly infraction: string
  readonly proposed: string
  readonly isForNext?: true
}

/** Somebody who judges names an infraction at a table; the penalty is the one that is proposed. */
async function gives(judge: Page, { table, player, infraction, proposed, isForNext }: Given) {
  await press(judge.getByRole('button', { name: scoreOf(table) }))
  const sheet = judge.getByRole('dialog')
  await press(sheet.getByRole('button', { name: 'Décision d’arbitre' }))
  await press(sheet.getByRole('button', { name: `Autre décision pour ${player}` }))
  await sheet.getByRole('combobox', { name: 'Infraction' }).selectOption({ label: infraction })
  await expect(sheet.getByRole('radio', { name: proposed })).toBeChecked()
  if (isForNext) await sheet.getByRole('radio', { name: 'Le prochain' }).press('Space')
  await inspectPage(judge)
  await press(sheet.getByRole('button', { name: 'Enregistrer' }))
  await expect(sheet).toBeHidden()
}

const scoreOf = (table: number | null | undefined) =>
  new RegExp(`^(Saisir|Corriger) le score de la table\\s${table ?? 'none'}$`)

async function endsClean(judge: Page, table: number | null | undefined) {
  const sheet = judge.getByRole('dialog', { name: new RegExp(`^Contrôle, table\\s${table}$`) })
  await expect(sheet.getByText(/Island/).first()).toBeVisible()
  await expect(sheet.getByText(/^Votre lecture est inscrite au journal/)).toBeVisible()
  await inspectPage(judge)
  const clean = sheet.getByRole('radio', { name: 'Conforme' })
  for (const one of await clean.all()) await one.press('Space')
  await press(sheet.getByRole('button', { name: 'Terminer le contrôle' }))
  await expect(sheet.getByText(new RegExp(`^Contrôle terminé, table\\s${table}$`))).toBeVisible()
  await expect(sheet.getByText(new RegExp(`^[4-9]\\smin rendues à la table\\s${table}$`))).toBeVisible()
}

test('JUDG-56 a regional of 96 is judged on phones: calls, an upgrade, a game booked ahead, an appeal, deck checks', async ({
  browser,
}) => {
  const { device: shop, account } = await signedInDevice(browser, 'Boutique', {
    viewport: { width: 1440, height: 900 },
  })
  await grantOrganizer(account)
  const event = await filledEvent(shop, 96)
  await callServer(shop, generateAdvancedPairings, { tournamentId: event.id, roundNumber: 1 })
  await callServer(shop, startClock, { tournamentId: event.id })
  const desk = await shop.newPage()
  await desk.goto(event.path)
  await press(desk.getByRole('tab', { name: 'Plus' }))
  const joins = async (who: keyof typeof ROLES) => {
    const link = await inviteToStaff(desk, ROLES[who])
    const page = await (await browser.newContext(PHONE)).newPage()
    await page.goto(link)
    await press(page.getByRole('link', { name: 'Ouvrir le tournoi' }))
    await expect(page.getByRole('tab', { name: 'Tables' })).toBeVisible()
    return page
  }
  const [head, sacha, dominique, alix] = [
    await joins('head'),
    await joins('sacha'),
    await joins('dominique'),
    await joins('alix'),
  ]

  const round1 = await matchesOf(shop, event, 1)
  const [first] = round1
  if (!first?.table) throw new Error('nobody sits at the first table')
  const { table, player1Name: called, player2Name: other, player1Key = '' } = first
  const secret = await takeThePlaceOf(shop, event, { key: player1Key ?? '', organizerId: account.id })
  const player = await holding(await browser.newContext(PHONE), event, { player: secret })
  await player.goto(`/tournament/${event.code}/player`)

  await test.step('a call, an infraction, and the same one again', async () => {
    await press(player.getByRole('button', { name: 'Appeler l’arbitrage' }))
    for (const page of [sacha, dominique]) await openCalls(page)
    await press(sacha.getByRole('button', { name: 'J’y vais' }))
    await expect(dominique.getByText(/^Sacha y va/)).toBeVisible()
    for (const page of [sacha, dominique]) await closeCalls(page)
    await gives(sacha, { table, player: called, infraction: 'Jeu lent', proposed: 'Avertissement' })
    await expect(player.getByText(/^Avertissement de l’arbitre/)).toBeVisible()
    await gives(sacha, { table, player: other, infraction: 'Mélange insuffisant', proposed: 'Avertissement' })
  })
  await test.step('the decision is appealed, and the head judge closes it', async () => {
    for (const page of [sacha, head]) await openCalls(page)
    await press(sacha.getByRole('button', { name: 'À l’arbitrage principal' }))
    await press(head.getByRole('button', { name: 'J’y vais' }))
    await press(head.getByRole('button', { name: 'Réglé par une décision' }))
    for (const page of [sacha, head]) await closeCalls(page)
    await expect(player.getByRole('button', { name: 'Appeler l’arbitrage' })).toBeVisible()
  })
  await test.step('upgraded, and booked for the next match', async () => {
    const again = { table, player: called, infraction: 'Jeu lent', proposed: 'Partie perdue' }
    await gives(dominique, { ...again, isForNext: true })
    await expect(player.getByText(/votre prochain match commencera à 0-1/)).toBeVisible()
  })
  await test.step('decks are checked: at a table of choice, then at one that is drawn', async () => {
    const [, chosen, drawn] = round1
    for (const match of [chosen, drawn]) {
      for (const playerId of [match?.player1Key ?? '', match?.player2Key ?? '']) {
        const decklist = { decklistText: '60 Island' }
        const handedIn = { tournamentId: event.id, playerId, decklist, reason: 'Liste sur papier' }
        await callServer(shop, submitAdvancedDecklist, handedIn)
      }
    }
    await press(sacha.getByRole('button', { name: scoreOf(chosen?.table) }))
    await press(sacha.getByRole('dialog').getByRole('button', { name: 'Contrôler les decks' }))
    await endsClean(sacha, chosen?.table)
    await press(sacha.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last())
    await press(dominique.getByRole('button', { name: 'Contrôles de decks' }))
    await press(dominique.getByRole('dialog').getByRole('button', { name: /^Tirer \d/ }))
    await press(dominique.getByRole('dialog').getByRole('button', { name: 'Ouvrir les listes' }))
    await endsClean(dominique, drawn?.table)
  })
  await test.step('the scorekeeper has no decisions; round 2 begins at 0-1', async () => {
    await press(alix.getByRole('button', { name: scoreOf(table) }))
    await press(
      alix
        .getByRole('dialog')
        .getByRole('button', { name: /gagne 2-0$/ })
        .first(),
    )
    for (const { id: matchId } of round1.slice(1)) {
      await callServer(shop, updateScoreQuickTournament, { code: event.code, matchId, score: '2-0' })
    }
    await callServer(shop, generateAdvancedPairings, { tournamentId: event.id, roundNumber: 2 })
    await expect(player.getByText(/^Ronde\s2\. Table/)).toBeAttached()
    await expect(player.getByText(/ce match commence à 0-1/)).toBeVisible()
    await inspectPage(player)
  })
})
