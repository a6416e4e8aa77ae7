import { useMatches, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SessionWatch } from '../../features/accounts/session/session-watch.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { OfflineStrip } from '../offline/offline-strip.tsx'
import { AppUpdates } from '../service-worker/app-updates.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MAIN_ID, PageFocus } from './page-focus.tsx'
import { PageHead } from './page-head.tsx'
import { SeenTournamentsKept } from './seen-tournaments-kept.tsx'
import { StorageLossNotice } from './storage-loss-notice.tsx'
import { UnsentScores } from './unsent-scores.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** No header or footer. */
    readonly isBare?: boolean
  }
}

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isBare === true) })
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        className="sr-only rounded-control bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-50 focus:px-4 focus:py-2.5"
      >
        {t('shell.skipToContent')}
      </a>
      {isBare ? null : <Header />}
      {isBare ? null : <OfflineStrip />}
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      {isBare ? null : <Footer />}
      <PageFocus />
      <PageHead />
      <SessionWatch onSignIn={() => void navigate({ to: '/login' })} />
      <SeenTournamentsKept />
      <UnsentScores />
      <StorageLossNotice />
      <AppUpdates />
      <Toasts label={t('shell.toasts.region')} closeLabel={t('shell.toasts.close')} />
    </div>
  )
}
