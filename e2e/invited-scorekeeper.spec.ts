import { type Browser, expect, type Page } from '@playwright/test'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { enterResults, readyToGoOn, waiting } from './people/apart-desk.ts'
import { Organizer } from './people/organizer.ts'
import { press } from './people/press.ts'
import { closeTeam, inviteToStaff, openTeam } from './people/staff.ts'

async function aPhone(browser: Browser): Promise<Page> {
  const device = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  return device.newPage()
}

test('STAK-10 a scorekeeper comes by a link, enters scores and nothing else, until the organizer takes the role away', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Vendredi au Grimoire', seats: 8 })
  for (const name of ['Ana', 'Bo', 'Cléo', 'Dia']) await organizer.addPlayer(name)
  await organizer.start()
  await organizer.openTab('Plus')
  const address = await inviteToStaff(organizer.page, { name: 'Nour', role: 'Saisie des scores' }, inspectPage)
  await expect(organizer.page.getByRole('button', { name: 'Équipe d’organisation Nour' })).toBeVisible()
  await openTeam(organizer.page)
  await expect(organizer.page.getByText('Invitation pas encore ouverte')).toBeVisible()

  const phone = await aPhone(browser)
  const asked: string[] = []
  phone.on('request', (request) => asked.push(request.url()))
  await phone.goto(address)
  await expect(
    phone.getByRole('heading', { name: 'Vous êtes dans l’équipe d’organisation de « Vendredi au Grimoire »' }),
  ).toBeVisible()
  expect(new URL(phone.url()).hash).toBe('')
  expect(asked.join(' ')).not.toContain(new URL(address).hash.slice(1))
  await inspectPage(phone)
  await phone.getByRole('link', { name: 'Ouvrir le tournoi' }).press('Enter')
  await expect(phone.getByRole('tab', { name: 'Tables' })).toBeVisible()
  for (const name of ['Plus', 'Joueurs']) await expect(phone.getByRole('tab', { name })).toHaveCount(0)
  await press(phone.getByRole('button', { name: 'Saisir le score de la table 1' }))
  await phone
    .getByRole('button', { name: /^Table\s1\s: .* gagne 2-0$/ })
    .first()
    .press('Enter')
  await expect(organizer.page.getByText(/Dernière activité/)).toBeVisible({ timeout: 40_000 })
  await closeTeam(organizer.page)
  await organizer.openTab('Tables')
  await expect(organizer.page.getByRole('button', { name: 'Corriger le score de la table 1' })).toBeVisible()
  await inspectPage(phone)

  const second = await aPhone(browser)
  await second.goto(address)
  await expect(second.getByText(/Cette invitation a déjà servi/)).toBeVisible()

  await organizer.openTab('Plus')
  await openTeam(organizer.page)
  await press(organizer.page.getByRole('button', { name: 'Retirer Nour de l’équipe d’organisation' }))
  await press(organizer.page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }))
  await expect(phone.getByRole('heading', { name: 'Votre rôle dans ce tournoi a pris fin' })).toBeVisible()
  await expect(phone.getByText(/L’organisation l’a retiré/)).toBeVisible()
  await inspectPage(phone)
  await phone.goto('/')
  await expect(phone.getByRole('link', { name: /Vendredi au Grimoire/ })).toContainText('Rôle terminé')
})

test('CAVE-69 who decided without a network and has no role any more finds it listed, and can save it for the organizer', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Vendredi au Grimoire', seats: 4 })
  for (const name of ['Ana', 'Bo', 'Cléo', 'Dia']) await organizer.addPlayer(name)
  await organizer.start()
  await organizer.openTab('Plus')
  const address = await inviteToStaff(organizer.page, { name: 'Nour', role: 'Saisie des scores' })
  const device = await browser.newContext({ serviceWorkers: 'allow' })
  const desk = await device.newPage()
  await desk.goto(address)
  await desk.getByRole('link', { name: 'Ouvrir le tournoi' }).press('Enter')
  await readyToGoOn(desk, organizer.code)
  await device.setOffline(true)
  await enterResults(desk, [1])
  await expect(waiting(desk)).toHaveText(/1/)
  await openTeam(organizer.page)
  await press(organizer.page.getByRole('button', { name: 'Retirer Nour de l’équipe d’organisation' }))
  await press(organizer.page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }))
  await expect(organizer.page.getByRole('alertdialog')).toHaveCount(0)
  await device.setOffline(false)
  await expect(desk.getByRole('heading', { name: 'Votre rôle dans ce tournoi a pris fin' })).toBeVisible()
  const left = desk.getByRole('region', { name: '1 décision n’a pas pu être reprise' }).getByRole('listitem')
  await expect(left).toHaveText(/^Résultat – .+ · .+ \(2-0\)$/)
  await inspectPage(desk)
  const [saved] = await Promise.all([
    desk.waitForEvent('download'),
    press(desk.getByRole('button', { name: 'Enregistrer la liste' })),
  ])
  expect(saved.suggestedFilename()).toBe('non-repris.txt')
  await press(desk.getByRole('button', { name: 'Effacer d’ici' }))
  await expect(left).toHaveCount(0)
  await device.close()
})
