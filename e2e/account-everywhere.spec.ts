import { expect, type Page } from '@playwright/test'
import { addAnonymousPlayer } from '@tablee/contract/tournaments/add-anonymous-player'
import { test } from './journey.ts'
import { signedInDevice, signIn } from './people/accounts.ts'
import { Organizer } from './people/organizer.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const

test('FIND-2 FIND-4 what was opened on one device is first on another, and run from there by keyboard', async ({
  browser,
  expects,
}) => {
  const club = await Organizer.open(browser, { name: 'Ligue du vendredi soir', seats: 8 })
  const { account, device } = await signedInDevice(browser, 'Camille', PHONE)

  await test.step('whoever signs in afterwards is asked, and takes the tournament along', async () => {
    await signIn(club.page, account)
    await club.page.goto('/organized-tournaments')
    const offer = club.page.getByRole('region', { name: 'Tournois de cet appareil' })
    await press(offer.getByRole('button', { name: 'Ajouter à mon compte' }))
    await expect(club.page.getByText('Un tournoi ajouté à votre compte')).toBeVisible()
    await expect(offer).toBeHidden()
  })

  const page = await device.newPage()
  await test.step('the phone shows it first on home, and has its list', async () => {
    await page.goto('/')
    const evening = page.getByRole('region', { name: 'Votre soirée' })
    await expect(evening.getByRole('link', { name: /Ligue du vendredi soir.*Préparer et démarrer/ })).toBeVisible()
    await expectNothingBeside(page)
    await page.goto('/organized-tournaments')
    await card(page).getByRole('link', { name: 'Inviter les joueurs' }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`/tournament/${club.code}/admin$`))
  })

  await test.step('it runs there: two players, the first round, and the next act by the results', async () => {
    for (const playerName of ['Ana', 'Bob']) {
      await callServer(device, addAnonymousPlayer, { code: club.code as never, playerName })
    }
    await press(page.getByRole('button', { name: 'Démarrer le tournoi' }))
    await expect(page.getByText('Le tournoi commence !')).toBeVisible()
    await page.goto('/organized-tournaments')
    await expect(card(page).getByRole('link', { name: 'Saisir les résultats' })).toBeVisible()
    await expectNothingBeside(page)
    await page.goto('/')
    await expect(page.getByRole('link', { name: /Ligue du vendredi soir.*1 table à saisir/ })).toBeVisible()
  })

  await test.step('the device that opened it still runs it, signed out too', async () => {
    expects.answer(401, /\/v1\/account$/)
    await club.device.clearCookies()
    await club.page.goto(`/tournament/${club.code}/admin`)
    await club.openTab('Tables')
    await club.givesWin(1, 'Ana')
    await page.reload()
    await expect(page.getByRole('link', { name: /Ligue du vendredi soir.*Tous les résultats sont là/ })).toBeVisible()
  })
})

function card(page: Page) {
  return page.getByRole('listitem', { name: 'Ligue du vendredi soir' })
}

async function expectNothingBeside(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width)
}
