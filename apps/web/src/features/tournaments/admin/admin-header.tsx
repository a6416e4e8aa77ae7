import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CodeCards } from '../../../ui/code-cards.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LiveIndicator } from '../tournament-frame/live-indicator.tsx'
import { LockMark } from '../tournament-frame/lock-mark.tsx'
import { ShareCode } from '../tournament-frame/share-code.tsx'
import { useStatusText } from '../tournament-frame/stats-banner.tsx'

/** Longer names leave no room beside them on a phone. */
const SHORT_NAME = 28

/** What is administered, how it stands, and the code to show. */
export function AdminHeader({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const status = useStatusText(tournament)
  const [isSharing, setIsSharing] = useState(false)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-3 sm:gap-x-6">
      <div
        className={classNames(
          'grid min-w-0 gap-1 max-sm:grow',
          tournament.name.length > SHORT_NAME ? 'max-sm:basis-full' : 'max-sm:basis-44',
        )}
      >
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{tournament.name}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold tabular-nums">{status}</span>
          <LiveIndicator />
          {tournament.hasPassword ? <LockMark /> : null}
          <Link
            to="/tournament/$code"
            params={{ code: tournament.code }}
            className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 max-sm:hidden"
          >
            {t('tournament.toTournament')}
          </Link>
        </div>
      </div>
      <div className="flex items-center gap-3 max-sm:ms-auto">
        <CodeCards code={tournament.code} size="small" className="max-sm:hidden" />
        <Button
          variant="secondary"
          icon={<QrIcon aria-hidden="true" className="size-5" />}
          onClick={() => setIsSharing(true)}
        >
          <span aria-hidden="true" className="font-display text-lg tracking-wide sm:hidden">
            {tournament.code}
          </span>
          <span className="max-sm:sr-only">{t('admin.showCode')}</span>
        </Button>
      </div>
      <Dialog
        isOpen={isSharing}
        onClose={() => setIsSharing(false)}
        title={t('tournament.share.title')}
        closeLabel={t('tournament.close')}
      >
        <ShareCode code={tournament.code} />
      </Dialog>
    </header>
  )
}
