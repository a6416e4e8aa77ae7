import { goerOf } from '@tablee/domain/tournaments/judge-calls/goer-of'
import { openCalls } from '@tablee/domain/tournaments/judge-calls/judge-calls'
import { Hand } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { type CallingBrowser, thisBrowser } from '../calls/calling-browser.ts'
import { useServerNow } from '../clock/use-server-now.ts'
import { CallsSwitch } from './calls-switch.tsx'
import { usePlaceOfCall, useTitleOfCalls } from './use-place-of-call.ts'
import { CallList, minutesSince, STEP_MS, type WaitingCallsProps } from './waiting-calls.tsx'

type CallsBarProps = WaitingCallsProps & { readonly browser?: CallingBrowser }

/** Always there, and always as high, so that a call that comes moves no table; opens the calls. */
export function CallsBar({ tournament, access, browser = thisBrowser }: CallsBarProps) {
  const { t } = useTranslation()
  const placeOf = usePlaceOfCall(tournament)
  const now = useServerNow(STEP_MS)
  const [isOpen, setIsOpen] = useState(false)
  const calls = openCalls(tournament)
  const waiting = calls.find((call) => goerOf(call, now) === null)
  const count = waiting ? minutesSince(waiting, now) : 0
  const counted = calls.length === 0 ? t('judgeCalls.none') : t('judgeCalls.counted', { count: calls.length })
  const told = waiting ? `${counted} · ${placeOf(waiting)}` : counted
  const titleOf = useTitleOfCalls()
  return (
    <>
      {/* Inside of the button it would be neither its name nor told. */}
      <p role="status" className="sr-only">
        {told}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={classNames(
          'flex h-11 w-full items-center gap-2 rounded-control border px-3 text-start whitespace-nowrap',
          waiting ? 'border-amber bg-amber-wash font-semibold' : 'border-line text-muted hover:bg-sunken',
        )}
      >
        <Hand aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 truncate">{told}</span>
        {waiting && count > 0 ? (
          <span className="shrink-0 text-sm tabular-nums">{t('judgeCalls.waited', { count })}</span>
        ) : null}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={calls.length === 0 ? t('judgeCalls.none') : titleOf(calls)}
        closeLabel={t('tournament.close')}
      >
        {calls.length === 0 ? (
          <p className="text-muted">{t('judgeCalls.noneHelp')}</p>
        ) : (
          <CallList {...{ tournament, access }} />
        )}
        <CallsSwitch {...{ access, browser }} className="mt-3 border-t border-line pt-2" />
      </Dialog>
    </>
  )
}
