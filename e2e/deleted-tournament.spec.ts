import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { Organizer } from './people/organizer.ts'
import { Player } from './people/player.ts'
import { press } from './people/press.ts'

test('STAK-3 EVEN-6 a deleted tournament says so on an open phone; restored, it is played', async ({ browser }) => {
  const organizer = await Organizer.open(browser, { name: 'Vendredi Modern', seats: 8 })
  const ines = await Player.sitDown(browser, 'Inès', organizer.code)
  await organizer.addPlayer('Bruno')
  const { page } = organizer
  const gone = 'Ce tournoi a été supprimé par l’organisation.'

  await organizer.openTab('Plus')
  await press(page.getByRole('button', { name: 'Supprimer le tournoi…' }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer le tournoi' }))
  await expect(page).toHaveURL(/\/$/)
  await expect(ines.page.getByRole('heading', { name: gone, level: 1 })).toBeVisible()

  await test.step('its code leads nowhere, also on the device that deleted it', async () => {
    const field = page.getByRole('textbox', { name: 'Le code affiché par l’organisation' })
    await field.focus()
    await page.keyboard.type(organizer.code)
    await expect(page.getByText(gone)).toBeVisible()
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(/\/$/)
  })

  const row = page.getByRole('listitem').filter({ hasText: 'Vendredi Modern' })
  await expect(row.getByText(/^Supprimé, rétablissable jusqu’au/)).toBeVisible()
  await press(row.getByRole('button', { name: 'Rétablir' }))
  await expect(page.getByText('Le tournoi est rétabli')).toBeVisible()
  await expect(ines.page.getByRole('heading', { name: 'Vous avez votre place' })).toBeVisible()

  await page.goto(`/tournament/${organizer.code}/admin`)
  await organizer.start()
  await expect(ines.heading).toBeVisible()
  await ines.report('Vous gagnez 2-0')
  await expect(page.getByText('Toutes les tables sont terminées.')).toBeVisible()
})
