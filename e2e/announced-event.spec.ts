import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { openDeckSite } from './people/deck-site.ts'
import { EventOrganizer } from './people/event-organizer.ts'
import { Player } from './people/player.ts'
import { press } from './people/press.ts'

const DECK_ID = 'aB3-xyz_9'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

type Details = {
  readonly playerName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

async function fillRegistration(page: Page, details: Partial<Details>): Promise<void> {
  const labels = { playerName: 'Pseudo', firstName: 'Prénom', lastName: 'Nom', email: 'E-mail' } as const
  for (const [member, label] of Object.entries(labels)) {
    const value = details[member as keyof Details]
    if (value !== undefined) await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('checkbox', { name: /politique de confidentialité/ }).check()
}

async function registerOthers(device: BrowserContext, tournamentId: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const registration = {
      tournamentId,
      playerName: `Joueur ${number}`,
      playerId: `e2e-${crypto.randomUUID()}`,
      firstName: 'Prénom',
      lastName: number === 1 ? '=1+1;"Formule"' : `Nom ${number}`,
      email: `joueur${number}@exemple.fr`,
      policyAgreement: true,
    }
    const answer = await device.request.post('/v1/functions/register-advanced-player/executions', {
      headers: { 'x-appwrite-project': 'tablee' },
      data: { body: JSON.stringify(registration) },
    })
    expect((await answer.json()).responseStatusCode).toBe(200)
  }
}

test('CREA-3 REGI-1 REGI-2 REGI-3 REGI-4 REGI-5 AADM-1 AADM-2 AADM-3 AADM-4 AADM-7 STAK-4 a shop runs an event of sixteen players, from its announcement to the export', async ({
  browser,
}) => {
  const deckSite = await openDeckSite(DECK_ID)
  const { device: shop, account } = await signedInDevice(browser, 'Boutique', {
    viewport: { width: 1280, height: 900 },
  })
  await grantOrganizer(account)
  const organizer = await EventOrganizer.announce(shop, {
    name: 'Commander du samedi',
    format: 'Duel Commander',
    seats: 20,
  })

  const { device: ana } = await signedInDevice(browser, 'Ana', PHONE)
  const anaPage = await ana.newPage()
  await test.step('REGI-1 REGI-4 an account registers, its deck read from the deck site', async () => {
    await anaPage.goto(`/tournament/${organizer.code}`)
    await expect(anaPage.getByLabel('Pseudo', { exact: true })).toHaveValue('Ana')
    await anaPage.getByText('Donner ma decklist maintenant').click()
    await anaPage.getByText('Adresse Moxfield').click()
    await anaPage.getByLabel('Adresse du deck sur Moxfield').fill(`https://www.moxfield.com/decks/${DECK_ID}`)
    await anaPage.getByRole('button', { name: 'Vérifier' }).click()
    await expect(anaPage.getByText("Atraxa, Praetors' Voice").first()).toBeVisible()
    await fillRegistration(anaPage, { firstName: 'Ana', lastName: 'Lopez' })
    await anaPage.getByRole('button', { name: 'S’inscrire', exact: true }).click()
    await expect(anaPage.getByRole('heading', { name: 'Votre inscription' })).toBeVisible()
  })

  const bobPhone = await browser.newContext(PHONE)
  const bobPage = await bobPhone.newPage()
  await test.step('REGI-2 somebody without an account registers, and is warned', async () => {
    await bobPage.goto(`/tournament/${organizer.code}`)
    await expect(bobPage.getByText('Cette inscription est anonyme')).toBeVisible()
    await bobPage.getByRole('button', { name: 'S’inscrire', exact: true }).click()
    await expect(bobPage.getByText('Le prénom est requis')).toBeVisible()
    await fillRegistration(bobPage, {
      playerName: 'Bob',
      firstName: 'Bob',
      lastName: 'Éponge',
      email: 'bob@exemple.fr',
    })
    await bobPage.getByRole('button', { name: 'S’inscrire', exact: true }).click()
    await expect(bobPage.getByText('L’organisation n’a pas encore accepté votre inscription.')).toBeVisible()
  })

  await registerOthers(shop, organizer.tournamentId, 14)
  await test.step('AADM-1 REGI-5 the organizer accepts all of them', async () => {
    await expect(organizer.pill('En attente')).toHaveText(/16/)
    await organizer.page.getByRole('button', { name: 'Accepter les 16 en attente' }).click()
    await expect(organizer.pill('Confirmées')).toHaveText(/16/)
    await expect(bobPage.getByText('Votre place est réservée.')).toBeVisible()
  })

  await organizer.start({ rounds: 3 })
  const players = [new Player('Ana', ana, anaPage), new Player('Bob', bobPhone, bobPage)]
  for (const player of players) {
    await player.page.goto(`/tournament/${organizer.code}/player`)
    await player.table(1)
  }
  await test.step('AADM-3 players report at their tables, the organizer enters the rest', async () => {
    await players[0]?.report('Vous gagnez 2-1')
    await organizer.openTab('Tables')
    await organizer.finishRound(8)
  })

  await test.step('STAK-4 somebody leaves, somebody arrives late', async () => {
    await bobPage.getByRole('button', { name: 'Abandonner le tournoi' }).click()
    // By keyboard: two quick taps on one spot count as one.
    await press(bobPage.getByRole('alertdialog').getByRole('button', { name: 'Abandonner le tournoi' }))
    await expect(bobPage.getByText('Vous avez quitté le tournoi').first()).toBeVisible()
    await organizer.openTab('Joueurs')
    await expect(organizer.pill('Abandons')).toHaveText(/1/)
    await organizer.page.getByLabel('Chercher ou ajouter un joueur').fill('Tardif')
    await organizer.page.keyboard.press('Enter')
    // Ignored, they play from the next round on.
    await expect(organizer.page.getByRole('dialog')).toBeVisible()
    await organizer.page.keyboard.press('Escape')
    await expect(organizer.page.getByRole('dialog')).toBeHidden()
    await expect(organizer.pill('Confirmées')).toHaveText(/16/)
  })

  for (const round of [2, 3]) {
    await organizer.openTab('Tables')
    await organizer.nextRound(round)
    await players[0]?.table(round)
    await organizer.finishRound(8)
  }
  await organizer.finish()
  await expect(anaPage.getByText(/^Vous (terminez .+ sur 17|remportez le tournoi\s!)$/)).toBeVisible()

  await test.step('AADM-4 AADM-7 standings and statistics', async () => {
    await organizer.openTab('Classement')
    const table = organizer.page.getByRole('table').first()
    await expect(table.getByRole('row')).toHaveCount(18)
    await organizer.openTab('Classement')
    const panel = organizer.page.getByRole('region', { name: 'Statistiques' })
    await expect(panel.getByRole('row', { name: /Atraxa, Praetors' Voice/ })).toBeVisible()
  })

  await test.step('AADM-2 the registrations are exported, formulas defused', async () => {
    await organizer.openTab('Joueurs')
    await organizer.page.getByRole('button', { name: 'Autres actions' }).click()
    await organizer.page.getByRole('button', { name: 'Exporter' }).press('Enter')
    const [download] = await Promise.all([
      organizer.page.waitForEvent('download'),
      organizer.page.getByRole('button', { name: 'Télécharger inscriptions.txt' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('inscriptions.txt')
    const text = readFileSync(await download.path(), 'utf8')
    expect(text.split(/\r?\n/).filter(Boolean).length).toBeGreaterThanOrEqual(18)
    expect(text).toContain('"\'=1+1;""Formule"""')
    expect(text).toMatch(/Ana;Ana;Lopez;/)
  })
  deckSite.close()
})
