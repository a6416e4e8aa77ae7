import { groupPlanOf } from '@tablee/domain/tournaments/kinds/groups'
import { currentStage, firstStageOf } from '@tablee/domain/tournaments/kinds/stage'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { openSetting, settingClosed } from '../testing/open-setting.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'

const NAMES = Array.from({ length: 12 }, (_, index) => `Joueuse ${index + 1}`)

test('STGE-14 how large groups are and who goes on is said in the settings, and taken back', async () => {
  const waiting = { ...venue(NAMES, { capacity: 12 }), stages: [firstStageOf('groups')] }
  const server = await PlayedTournamentServer.start(waiting)
  const plan = () => groupPlanOf(currentStage(server.tournament))
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  const before = plan()
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  const sheet = await openSetting(user, 'Groupes')
  await user.selectOptions(sheet.getByLabelText('Personnes par groupe'), '3')
  await user.selectOptions(sheet.getByLabelText('Places qualificatives par groupe'), '1')
  await user.click(sheet.getByRole('button', { name: 'Enregistrer' }))
  await settingClosed()
  expect(plan()).toMatchObject({ size: 3, advance: 1 })
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await screen.findByText(/^Groupes\s: comme avant/)
  expect(plan()).toEqual(before)
})
