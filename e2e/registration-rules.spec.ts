import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledEvent } from './people/filled-tournament.ts'
import { press } from './people/press.ts'

const own = (page: Page) => page.getByRole('region', { name: 'Votre inscription' })
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

async function openForm(browser: Browser, code: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage()
  await page.goto(`/tournament/${code}`)
  return page
}

async function registerAs(page: Page, name: string, decklist: string): Promise<void> {
  const given = { Pseudo: name, Prénom: name, Nom: 'Lopez', 'E-mail': `${name.toLowerCase()}@exemple.fr` }
  for (const [label, text] of Object.entries(given)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('checkbox', { name: /politique de confidentialité/ }).check()
  if (decklist !== '') await page.getByLabel('Texte de la decklist').fill(decklist)
  await press(page.getByRole('button', { name: /^(S’inscrire|Rejoindre la liste d’attente)$/ }))
}

test('FIND-6 the rules of registering hold: a deck is asked for, seats go by themselves, and the deadline closes the form', async ({
  browser,
}) => {
  const { device: shop, account } = await signedInDevice(browser, 'Boutique', {
    viewport: { width: 1280, height: 900 },
  })
  await grantOrganizer(account)
  const rules = { acceptsAutomatically: true, deck: 'required', fewestCards: 60 } as const
  const event = await filledEvent(shop, 1, { maxPlayers: 2, registrationRules: rules })

  const ana = await openForm(browser, event.code)
  await test.step('without a deck nobody registers; a short one is warned about and taken, and the seat given at once', async () => {
    await registerAs(ana, 'Ana', '')
    await expect(ana.getByLabel('Texte de la decklist')).toHaveAttribute('aria-invalid', 'true')
    await expect(ana.getByRole('heading', { name: 'Votre inscription' })).toHaveCount(0)
    await ana.getByLabel('Texte de la decklist').fill('58 Island')
    await expect(
      ana.getByText('Cette liste compte 58 cartes ; cet événement en demande au moins 60.', { exact: true }),
    ).toBeVisible()
    await press(ana.getByRole('button', { name: 'S’inscrire', exact: true }))
    await expect(ana.getByText('Votre place est réservée. Quand')).toBeVisible()
  })

  const bob = await openForm(browser, event.code)
  await test.step('the seat that is given back goes to the first of the waiting list, whose phone says so', async () => {
    await registerAs(bob, 'Bob', '60 Forest')
    await expect(own(bob).getByText(/^Liste d’attente, 1/)).toBeVisible()
    await press(ana.getByRole('button', { name: 'Annuler l’inscription' }))
    await press(ana.getByRole('alertdialog').getByRole('button', { name: 'Annuler l’inscription' }))
    await expect(own(ana).getByText('Inscription annulée')).toBeVisible()
    await expect(bob.getByText('Votre place est réservée. Quand')).toBeVisible()
  })

  await test.step('the organizer changes a deck, and its player reads who did', async () => {
    const desk = await shop.newPage()
    await desk.goto(event.path)
    await desk.getByRole('tab', { name: 'Joueurs' }).press('Enter')
    await press(desk.getByRole('button', { name: 'Inscription de Bob' }))
    const dialog = desk.getByRole('dialog')
    await press(dialog.getByRole('button', { name: 'Changer la decklist' }))
    await dialog.getByLabel('Texte de la decklist').fill('60 Swamp')
    await dialog.getByLabel('Nom du deck').fill('Noir')
    await press(dialog.getByRole('button', { name: 'Enregistrer la decklist' }))
    await expect(dialog.getByText('Donnée par l’organisation.')).toBeVisible()
    await expect(bob.getByText('L’organisation a donné cette decklist pour vous.')).toBeVisible()
    await expect(own(bob).getByText('Swamp')).toBeVisible()
  })

  await test.step('after the deadline the page says so, and whom to ask', async () => {
    const closed = await filledEvent(shop, 0, { registrationRules: { closesAt: '2026-01-05T18:00:00.000Z' } })
    const cleo = await openForm(browser, closed.code)
    await expect(cleo.getByText('Inscriptions closes')).toBeVisible()
    await expect(cleo.getByRole('button', { name: 'S’inscrire', exact: true })).toHaveCount(0)
  })
})
