import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { messageRegistered } from '@tablee/contract/registrations/event-messages'
import { test } from './journey.ts'
import { grantOrganizer, operatorDoes, signedInDevice } from './people/accounts.ts'
import { type FilledTournament, filledEvent } from './people/filled-tournament.ts'
import { hasMailSaying, linkInMailTo, mailSaying } from './people/mailbox.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } as const
const MESSAGE = 'Apportez vos jetons : la boutique n’en prête plus.'

const addressOf = (name: string) => `${name}.${process.pid}.${Date.now()}@exemple.fr`

type Shop = { readonly desk: Page; readonly device: BrowserContext; readonly event: FilledTournament }

async function aShopWithAnEvent(browser: Browser): Promise<Shop> {
  const wide = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
  const { device, account } = await signedInDevice(browser, 'Boutique', wide)
  await grantOrganizer(account)
  const event = await filledEvent(device, 0, { name: 'Modern du samedi', location: '69003 Lyon', maxPlayers: 8 })
  const desk = await device.newPage()
  await desk.goto(event.path)
  return { desk, device, event }
}

async function registerFromPhone(browser: Browser, { event }: Shop, given: { name: string; email: string }) {
  const page = await (await browser.newContext(PHONE)).newPage()
  await page.goto(`/tournament/${event.code}`)
  const fields = { Pseudo: given.name, Prénom: given.name, Nom: 'Lopez', 'E-mail': given.email }
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('checkbox', { name: /politique de confidentialité/ }).check()
  await press(page.getByRole('button', { name: 'S’inscrire', exact: true }))
  await expect(page.getByRole('heading', { name: 'Votre inscription' })).toBeVisible()
  return page
}

async function openLetter(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage()
  await page.goto(link)
  return page
}

async function openMessage(desk: Page): Promise<void> {
  await press(desk.getByRole('button', { name: 'Autres actions' }))
  await press(desk.getByRole('button', { name: 'Écrire aux personnes inscrites' }))
}

const topic = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
const TOPICS = { seat: /^Mon inscription/, changes: /^Changements/, messages: /^Messages de l’organisation/ }

test('FIND-5 SHOP-20 SHOP-24 letters lead to the registration and confirm the address: what is turned off does not, and one tap stops them all', async ({
  browser,
}) => {
  const shop = await aShopWithAnEvent(browser)
  const [ana, bob] = [addressOf('ana'), addressOf('bob')]
  const anaPage = await registerFromPhone(browser, shop, { name: 'Ana', email: ana })

  await test.step('the first letter is receipt and question: opening it on another phone shows the registration', async () => {
    await expect(anaPage.getByText('Regardez votre boîte mail')).toBeVisible()
    await expect(anaPage.getByText(ana)).toBeVisible()
    const letter = await mailSaying(ana, 'Confirmez votre adresse')
    expect(letter).toContain('Ce n’est pas moi')
    const other = await openLetter(browser, await linkInMailTo(ana, '/my-registration'))
    await expect(other.getByRole('heading', { name: 'Modern du samedi' })).toBeVisible()
    await expect(other.getByText('En attente de réponse')).toBeVisible()
    await expect(other.getByText('Lopez')).toHaveCount(0)
    await anaPage.reload()
    await expect(anaPage.getByRole('heading', { name: 'Votre inscription' })).toBeVisible()
    await expect(anaPage.getByText('Regardez votre boîte mail')).toHaveCount(0)
  })

  await test.step('another one registers, and confirms as well', async () => {
    await registerFromPhone(browser, shop, { name: 'Bob', email: bob })
    const page = await openLetter(browser, await linkInMailTo(bob, '/my-registration'))
    await expect(page.getByText('Bob', { exact: true })).toBeVisible()
  })

  await test.step('the seat is told by mail, with the date for a calendar; a topic is turned off from there', async () => {
    await shop.desk.getByRole('tab', { name: 'Joueurs' }).press('Enter')
    await press(shop.desk.getByRole('button', { name: 'Accepter Ana' }))
    const letter = await mailSaying(ana, 'vous avez une place à « Modern du samedi »')
    expect(letter).toContain('/my-registration#')
    expect(letter).toContain('69003 Lyon')
    expect(letter).toContain('text/calendar')
  })

  const choices = await openLetter(browser, await linkInMailTo(ana, '/mails'))
  await test.step('what is turned off is kept', async () => {
    await expect(topic(choices, TOPICS.seat)).toBeChecked()
    await topic(choices, TOPICS.messages).press('Space')
    await expect(choices.getByText('C’est enregistré.')).toBeVisible()
  })

  await test.step('the organizer writes, looks at it, and sends it: by mail only to whoever wants that', async () => {
    await openMessage(shop.desk)
    const dialog = shop.desk.getByRole('dialog', { name: 'Écrire aux personnes inscrites' })
    await dialog.getByLabel('Votre message').fill(MESSAGE)
    await press(dialog.getByRole('button', { name: 'Voir l’aperçu' }))
    await expect(dialog.getByText('L’organisation de « Modern du samedi » vous écrit :')).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Envoyer à 2 personnes' }))
    await expect(dialog.getByText('Message envoyé à 2 personnes')).toBeVisible()
    await expect(dialog.getByText('dont 1 personne aussi par e-mail', { exact: false })).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Fermer' }))
    await mailSaying(bob, MESSAGE)
    await anaPage.reload()
    await expect(anaPage.getByRole('region', { name: 'Nouvelles du tournoi' }).getByText(MESSAGE)).toBeVisible()
  })

  await test.step('the event moves: both read it, and the letter turned off has still not come', async () => {
    await shop.desk.getByRole('tab', { name: 'Plus' }).press('Enter')
    await shop.desk.getByRole('button', { name: /^Annonce / }).press('Enter')
    await shop.desk.getByLabel('Lieu', { exact: true }).fill('59000 Lille')
    await press(shop.desk.getByRole('button', { name: 'Enregistrer', exact: true }))
    const letter = await mailSaying(ana, 'Voici ce qui est prévu maintenant')
    expect(letter).toContain('59000 Lille')
    expect(hasMailSaying(ana, MESSAGE)).toBe(false)
    await anaPage.reload()
    await expect(anaPage.getByText(/La date ou le lieu a changé.*\(59000 Lille\)/)).toBeVisible()
  })

  await test.step('one tap in the mail program stops them all, and the page of the choices shows it', async () => {
    const letter = await mailSaying(ana, 'Voici ce qui est prévu maintenant')
    const stop = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(letter)?.[1] ?? ''
    const answer = await anaPage.request.post(stop, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(answer.ok()).toBe(true)
    await choices.reload()
    for (const name of Object.values(TOPICS)) await expect(topic(choices, name)).not.toBeChecked()
    await topic(choices, TOPICS.changes).press('Space')
    await expect(choices.getByText('C’est enregistré.')).toBeVisible()
    const opened = await openLetter(browser, stop)
    await expect(topic(opened, TOPICS.changes)).toBeChecked()
    await expect(topic(opened, TOPICS.seat)).not.toBeChecked()
  })
})

test('FIND-5 a message is reported by whoever got it, and after three the organizer reads to come back tomorrow', async ({
  browser,
}) => {
  const shop = await aShopWithAnEvent(browser)
  const { id: tournamentId } = shop.event
  const cleo = addressOf('cleo')
  const page = await registerFromPhone(browser, shop, { name: 'Cléo', email: cleo })
  const opened = await openLetter(browser, await linkInMailTo(cleo, '/my-registration'))
  await expect(opened.getByText('Cléo', { exact: true })).toBeVisible()
  const text = `Achetez mes boosters ${tournamentId} ${'W'.repeat(60)}`
  for (const each of [text, 'Encore moi', 'Et encore']) {
    await callServer(shop.device, messageRegistered, { tournamentId, text: each, actId: crypto.randomUUID() })
  }

  await test.step('the link of the letter leads to the report, which the operator reads', async () => {
    const letter = await mailSaying(cleo, text)
    const drawn = await (await browser.newContext(PHONE)).newPage()
    await drawn.setContent(letter.slice(letter.indexOf('<!doctype html>'), letter.indexOf('</html>')))
    expect(await drawn.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
    const report = await openLetter(browser, /https?:\/\/\S*\/report#[\w.-]+/.exec(letter)?.[0] ?? '')
    await press(report.getByRole('button', { name: 'Signaler le message' }))
    await expect(report.getByText('Merci, c’est signalé')).toBeVisible()
    expect(await operatorDoes('organizer', 'reports')).toContain(text)
  })

  await test.step('the dialog says that three are enough, and the phone has all of them, the latest first', async () => {
    await shop.desk.reload()
    await shop.desk.getByRole('tab', { name: 'Joueurs' }).press('Enter')
    await openMessage(shop.desk)
    const dialog = shop.desk.getByRole('dialog', { name: 'Écrire aux personnes inscrites' })
    await expect(dialog.getByText('Assez de messages pour aujourd’hui')).toBeVisible()
    await expect(dialog.getByLabel('Votre message')).toHaveCount(0)
    await page.reload()
    const news = page.getByRole('region', { name: 'Nouvelles du tournoi' }).getByRole('listitem')
    await expect(news).toHaveCount(3)
    await expect(news.first()).toContainText('Et encore')
  })
})
