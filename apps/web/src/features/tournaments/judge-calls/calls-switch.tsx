import { subscribeToJudgeCalls, unsubscribeFromJudgeCalls } from '@tablee/contract/tournaments/judge-call-phones'
import { useTranslation } from '../../../language/use-translation.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type CallingBrowser, thisBrowser } from '../calls/calling-browser.ts'
import { useCalling } from '../calls/use-calling.ts'

export type CallsSwitchProps = {
  readonly access: StaffAccess
  readonly browser?: CallingBrowser
  readonly className?: string
}

/** Who judges is told of calls on this device, also while the app is closed. */
export function CallsSwitch({ access, browser = thisBrowser, className = '' }: CallsSwitchProps) {
  const { t } = useTranslation()
  const { client } = useServer()
  const { code, secret: organizerId, tournamentId } = access
  const { ability, isCalled, isBusy, hasFailed, turn } = useCalling({
    ...{ noteId: `judge ${tournamentId}`, browser, isToldAgain: true },
    subscribe: (wish) => client.callFunction(subscribeToJudgeCalls, { code, organizerId, ...wish }),
    unsubscribe: (endpoint) => client.callFunction(unsubscribeFromJudgeCalls, { code, organizerId, endpoint }),
  })
  if (ability === null) return null
  return (
    <div className={className}>
      {ability === 'able' ? (
        <>
          <Checkbox
            label={t('judgeCalls.phone.title')}
            isChecked={isCalled}
            onChange={(wished) => {
              if (!isBusy) turn(wished)
            }}
            error={hasFailed ? t('judgeCalls.phone.failed') : null}
          />
          <p className="text-sm text-muted">{t('judgeCalls.phone.help')}</p>
        </>
      ) : (
        <p role="status" className="text-sm text-muted">
          {t(`judgeCalls.phone.${ability}`)}
        </p>
      )}
    </div>
  )
}
