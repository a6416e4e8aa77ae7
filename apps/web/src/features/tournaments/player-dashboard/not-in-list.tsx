import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/message-screens.tsx'

type NotInListProps = { readonly tournament: Pick<Tournament, 'id' | 'code'> }

/** A device that had joined says that its player was removed; to any other this page is nobody's. */
export function NotInList({ tournament: { id, code } }: NotInListProps) {
  const { t } = useTranslation()
  const saved = useDeviceStorage().savedTournaments()
  const had = saved.some((each) => each.id === id && each.playerName !== null)
  if (!had) return <NotRegistered code={code} />
  return (
    <EmptyState
      headingLevel={1}
      drawing="waiting"
      title={t('dashboard.removed.title')}
      action={<ToTournament code={code} />}
    >
      <p role="status">{t('dashboard.removed.text')}</p>
    </EmptyState>
  )
}

function ToTournament({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  return (
    <Link to="/tournament/$code" params={{ code }} className={buttonClass()}>
      {t('tournament.toTournament')}
    </Link>
  )
}

/** Null: no such tournament. */
export function NotRegistered({ code }: { readonly code: string | null }) {
  const { t } = useTranslation()
  return (
    <ErrorState
      headingLevel={1}
      title={t('dashboard.notRegistered')}
      action={
        code === null ? (
          <Link to="/" className={buttonClass()}>
            {t('tournament.backHome')}
          </Link>
        ) : (
          <ToTournament code={code} />
        )
      }
    >
      {t('dashboard.notRegisteredHelp')}
    </ErrorState>
  )
}
