import { createFileRoute } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { AtTheDoor } from '../../../../features/registrations/own-registration/at-the-door.tsx'
import { TournamentGate } from '../../../../features/tournaments/tournament-frame/tournament-gate.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'
import { askForEvent } from '../../../tournament-loading.ts'

export const Route = createFileRoute('/tournament/$code/here')({ loader: askForEvent, component: HereRoute })

function HereRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const { door } = useDeviceStorage()
  // The children read it on render.
  useState(() => {
    const doorCode = window.location.hash.slice(1)
    if (doorCode !== '') door.keepCode(code, doorCode)
  })
  // The address, if shared, proves no presence.
  useLayoutEffect(() => {
    if (window.location.hash !== '') window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return (
    <Page title={t('registrations.arrival.title')} width="reading">
      <TournamentGate code={code}>{({ tournament }) => <AtTheDoor tournament={tournament} />}</TournamentGate>
    </Page>
  )
}
