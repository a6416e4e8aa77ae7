import { expect } from '@playwright/test'
import { getTableCodes } from '@tablee/contract/tournaments/questions/get-table-codes'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

test('CAVE-6 CAVE-7 CAVE-9 two people settle their table on one phone that knows neither of them, and the desk reads it', async ({
  browser,
}) => {
  const phone = { viewport: { width: 320, height: 740 } }
  const device = await browser.newContext()
  const tournament = await filledQuickTournament(device, 4)
  const [match] = await startQuick(device, tournament)
  const { code, organizerId } = tournament
  const { data } = await callServer(device, getTableCodes, { code, organizerId })
  const token = data.tables.find(({ table }) => table === match?.table)?.token
  const shown = data.matches.find(({ matchId }) => matchId === match?.id)

  const anyPhone = await browser.newContext(phone)
  const page = await anyPhone.newPage()
  await page.goto(`/tournament/${code}/table#${match?.table}.${token}`)
  const score = page.getByRole('button', { name: `${match?.player1Name} gagne 2-1` })
  await expect(score).toBeVisible()
  await expectNothingSideways(page, 'a table on one phone')
  await inspectPage(page)
  // Offline the report waits with its proof.
  await anyPhone.setOffline(true)
  await press(score)
  await page.getByRole('textbox').first().click()
  await page.keyboard.type(`${shown?.characters1}${shown?.characters2}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('À envoyer').first()).toBeVisible()
  await anyPhone.setOffline(false)
  await expect(page.getByText('Confirmé à deux')).toBeVisible()

  const desk = await holding(device, tournament, { organizer: organizerId })
  await desk.goto(tournament.path)
  await press(desk.getByRole('button', { name: /^Corriger le score de la table\s1$/ }).first())
  await expect(desk.getByRole('dialog').getByText('Confirmé à deux')).toBeVisible()
  // However long the name, the code is on its slip's edge.
  await desk.goto(`/tournament/${code}/print`)
  await desk.getByText('Feuilles de match').click()
  await expect(desk.getByText('À plier')).toHaveCount(4)
  for (const edge of await desk.getByText('À plier').locator('xpath=..').all()) {
    expect(await edge.evaluate(reachesBeyondItsSlip)).toBe(false)
  }
  await anyPhone.close()
  await device.close()
})

function reachesBeyondItsSlip(edge: Element): boolean {
  const slip = edge.parentElement?.getBoundingClientRect() ?? new DOMRect()
  return [...edge.children].some((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return top < slip.top || bottom > slip.bottom + 1
  })
}
