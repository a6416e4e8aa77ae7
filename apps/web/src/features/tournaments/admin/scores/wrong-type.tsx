import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../../language/use-translation.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { ErrorState } from '../../../../ui/message-screens.tsx'
import type { LoadedTournament } from '../../api/following/loaded-tournament.ts'

type WrongTypeProps = { readonly code: string; readonly actual: LoadedTournament['type'] }

export function WrongType({ code, actual }: WrongTypeProps) {
  const { t } = useTranslation()
  const isQuick = actual === 'quick'
  return (
    <ErrorState
      headingLevel={1}
      title={t('tournament.failure.wrongType')}
      action={
        isQuick ? (
          <Link to="/tournament/$code/admin" params={{ code }} className={buttonClass()}>
            {t('tournament.failure.toQuickAdmin')}
          </Link>
        ) : (
          <Link to="/tournament/$code/admin-advanced" params={{ code }} className={buttonClass()}>
            {t('tournament.failure.toAdvancedAdmin')}
          </Link>
        )
      }
    >
      {isQuick ? t('tournament.failure.wrongTypeToQuick') : t('tournament.failure.wrongTypeToAdvanced')}
    </ErrorState>
  )
}
