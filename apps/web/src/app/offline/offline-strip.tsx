import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { useIsReachable } from '../../transport/server-context.tsx'
import { LiveDot } from '../../ui/live-dot.tsx'

type Known = { readonly code: string; readonly name: string; readonly seenAt: number }

/** Links to what this device has seen. Tournament pages say it themselves. */
export function OfflineStrip() {
  const isReachable = useIsReachable()
  const { pathname } = useLocation()
  if (isReachable || pathname.startsWith('/tournament/')) return null
  return <Strip />
}

function Strip() {
  const { t } = useTranslation()
  const known = useKnownTournaments()
  const label = useOfflineLabel(known[0]?.seenAt ?? null)
  return (
    <section aria-label={t('shell.offline.label')} className="border-b border-line bg-sunken print:hidden">
      <div className="mx-auto grid content-width gap-1 px-4 py-3 sm:px-6">
        <LiveDot state="offline" label={label} />
        <p>{t(known.length > 0 ? 'shell.offline.own' : 'shell.offline.none')}</p>
        <ul className="flex flex-wrap gap-x-5">
          {known.map(({ code, name }) => (
            <li key={code} className="max-w-full">
              <Link
                to="/tournament/$code"
                params={{ code }}
                className="inline-flex min-h-11 max-w-full items-center font-semibold wrap-anywhere"
              >
                {name}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/take-over" reloadDocument className="inline-flex min-h-11 items-center font-semibold">
              {t('handover.fromAnother')}
            </Link>
          </li>
        </ul>
      </div>
    </section>
  )
}

function useKnownTournaments(): readonly Known[] {
  const { seen } = useDeviceStorage()
  const [known, setKnown] = useState<readonly Known[]>([])
  useEffect(() => {
    let isShown = true
    void seen.list().then((list) => {
      if (!isShown) return
      setKnown(list.flatMap(({ code, seenAt, document }) => knownBy(nameIn(document), { code, seenAt })))
    })
    return () => {
      isShown = false
    }
  }, [seen])
  return known
}

function knownBy(name: string | null, seen: Omit<Known, 'name'>): readonly Known[] {
  return name === null ? [] : [{ ...seen, name }]
}

/** Alone: what reads all of a tournament is on no first page. */
function nameIn(document: string): string | null {
  try {
    const { name }: { readonly name?: unknown } = JSON.parse(document)
    return typeof name === 'string' ? name : null
  } catch {
    return null
  }
}

function useOfflineLabel(seenAt: number | null): string {
  const { t } = useTranslation()
  const { time, dateTime } = useFormats()
  if (seenAt === null) return t('shell.offline.now')
  const seen = new Date(seenAt)
  const isToday = seen.toDateString() === new Date().toDateString()
  return isToday
    ? t('shell.offline.seen', { time: time(seen) })
    : t('shell.offline.seenDay', { moment: dateTime(seen) })
}
