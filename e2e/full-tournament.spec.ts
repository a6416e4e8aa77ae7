import { expect } from '@playwright/test'
import { withDe } from '@tablee/messages/elision'
import { test } from './journey.ts'
import { Organizer } from './people/organizer.ts'
import { Player } from './people/player.ts'
import { press } from './people/press.ts'

const SEATED = ['Amélie', 'Bruno', 'Chloé', 'Driss', 'Elsa', 'Fanny', 'Gaël', 'Hélène']

test('DETL-2 QADM-1 a ninth phone waits for a seat and enters by itself; by hand a full tournament takes one more', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Samedi complet', seats: 8 })
  for (const name of SEATED) await organizer.addPlayer(name)

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const page = await phone.newPage()
  await page.goto(`/tournament/${organizer.code}`)
  await expect(page.getByRole('heading', { name: 'Le tournoi est complet.' })).toBeVisible()
  await page.getByLabel('Votre nom de joueur').fill('Inès')
  await page.getByRole('button', { name: 'Attendre une place' }).click()
  await expect(page.getByText('La prochaine place libre est pour vous.')).toBeVisible()
  await expect(organizer.page.getByText('1 personne attend une place.')).toBeVisible()

  await test.step('a reload comes back to the place, which the organizer’s tap on a name frees', async () => {
    await page.reload()
    await expect(page.getByText('Au nom d’Inès')).toBeVisible()
    await organizer.openPlayer('Bruno', 'Retirer')
    await press(organizer.page.getByRole('button', { name: 'Retirer', exact: true }))
    await expect(page.getByRole('heading', { name: 'Vous avez votre place' })).toBeVisible()
    await expect(page.getByText('Inès, vous êtes dans le tournoi.')).toBeVisible()
    await expect(organizer.page.getByText('1 personne attend une place.')).toHaveCount(0)
  })

  await test.step('whoever is added by hand is a ninth player, and the capacity says so', async () => {
    await organizer.addPlayer('Nora')
    await expect(organizer.page.getByText('Le tournoi compte maintenant 9 places.')).toBeVisible()
  })

  await test.step('after the start a late player enters all the same, and a phone reads whom to ask', async () => {
    await organizer.start()
    await organizer.openTab('Joueurs')
    await organizer.addLatePlayer('Tard')
    await expect(organizer.page.getByText('Le tournoi compte maintenant 10 places.')).toBeVisible()
    const other = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const stranger = await other.newPage()
    await stranger.goto(`/tournament/${organizer.code}`)
    await expect(stranger.getByText('demandez à l’organisation de vous ajouter', { exact: false })).toBeVisible()
    await other.close()
  })
  await phone.close()
})

test('DETL-2 two phones wait in turn, one tap of the organizer lets in the first, and the start tells the other', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Deux places', seats: 2 })
  for (const name of ['Amélie', 'Bruno']) await organizer.addPlayer(name)
  const waiting: Player[] = []
  for (const name of ['Inès', 'Hugo']) {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const page = await phone.newPage()
    await page.goto(`/tournament/${organizer.code}`)
    await page.getByLabel('Votre nom de joueur').fill(name)
    await page.getByRole('button', { name: 'Attendre une place' }).click()
    await expect(page.getByText(`Au nom ${withDe(name)}`)).toBeVisible()
    waiting.push(new Player(name, phone, page))
  }
  const [ines, hugo] = waiting
  if (!ines || !hugo) throw new Error('nobody waits')
  await expect(hugo.page.getByText('1 personne attend avant vous.')).toBeVisible()
  await organizer.page.getByRole('button', { name: 'Ajouter une place' }).click()
  await expect(ines.page.getByRole('heading', { name: 'Vous avez votre place' })).toBeVisible()
  await expect(hugo.page.getByText('La prochaine place libre est pour vous.')).toBeVisible()
  await organizer.start()
  await expect(hugo.page.getByText('Le tournoi a commencé avant qu’une place se libère.')).toBeVisible()
})
