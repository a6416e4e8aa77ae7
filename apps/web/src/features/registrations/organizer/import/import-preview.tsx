import type { ImportedPerson, ImportFault } from '@tablee/domain/registrations/read-import'
import { MOST_DESK_ENTRIES } from '@tablee/domain/registrations/registration'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { PlayerName } from '../../../../ui/player-name.tsx'

const LIST_CLASS = 'divide-y divide-line overflow-y-auto rounded-control border border-line'
/** Listed one by one; the rest is only counted. */
const NAMED = 100
const FEW = 8

/** Every line without a person and every cell not understood, with line number and reason. */
export function ImportFaults({ faults }: { readonly faults: readonly ImportFault[] }) {
  const { t } = useTranslation()
  const leftOut = faults.filter(({ kind }) => kind === 'left-out')
  const unread = faults.filter(({ kind }) => kind === 'unread')
  return (
    <>
      <FaultList faults={leftOut} title={t('importList.leftOut', { count: leftOut.length })} />
      <FaultList faults={unread} title={t('importList.unread', { count: unread.length })} />
    </>
  )
}

function FaultList({ faults, title }: { readonly faults: readonly ImportFault[]; readonly title: string }) {
  const { t } = useTranslation()
  if (faults.length === 0) return null
  const more = faults.length - NAMED
  return (
    <details open={faults.length <= FEW} className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold wrap-anywhere">{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <ul tabIndex={0} aria-label={title} className={`max-h-[30dvh] ${LIST_CLASS}`}>
        {faults.slice(0, NAMED).map((fault) => (
          <li
            key={`${fault.line} ${fault.kind === 'unread' ? fault.column : ''}`}
            className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 px-3 py-1"
          >
            <span className="min-w-[min(11rem,100%)] flex-1 wrap-anywhere tabular-nums">
              {fault.name === ''
                ? t('importList.line', { line: fault.line })
                : t('importList.lineNamed', { line: fault.line, name: `\u2068${fault.name}\u2069` })}
            </span>
            <Fault fault={fault} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="pt-2 text-muted">{t('importList.moreFaults', { count: more })}</p> : null}
    </details>
  )
}

function Fault({ fault }: { readonly fault: ImportFault }) {
  const { t } = useTranslation()
  if (fault.kind === 'left-out') {
    return <Badge tone="amber">{t(`importList.faults.${fault.why}`, { max: MOST_DESK_ENTRIES })}</Badge>
  }
  const column = t(`importList.as.${fault.column}`)
  return (
    <span className="text-muted wrap-anywhere">
      {t('importList.unreadCell', { column, text: `\u2068${fault.text}\u2069` })}
    </span>
  )
}

type ImportedPeopleProps = {
  readonly people: readonly ImportedPerson[]
  readonly isThere: (person: ImportedPerson) => boolean
}

/** With everything that is kept of each. */
export function ImportedPeople({ people, isThere }: ImportedPeopleProps) {
  const { t } = useTranslation()
  if (people.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <ul tabIndex={0} aria-label={t('importList.people')} className={`max-h-[40dvh] ${LIST_CLASS}`}>
      {people.map((person) => (
        <ImportedRow key={person.line} person={person} isThere={isThere(person)} />
      ))}
    </ul>
  )
}

function ImportedRow({ person, isThere }: { readonly person: ImportedPerson; readonly isThere: boolean }) {
  const { t } = useTranslation()
  const { playerName, firstName, lastName, email, phone, location, deckName, decklistText, deckAddress } = person
  const realName = `${firstName} ${lastName}`.trim()
  const about = [
    realName === playerName ? '' : realName,
    ...[email, phone, location, deckName],
    decklistText !== '' || deckAddress !== '' ? t('importList.withDecklist') : '',
    person.hasPaid ? t('importList.paid') : '',
    isThere ? t('importList.present') : '',
    person.notes.replace(/\s+/g, ' '),
  ].filter(Boolean)
  return (
    <li className="drawn-in-sight grid min-h-12 grid-cols-[minmax(0,1fr)] content-center px-3 py-1">
      <PlayerName name={playerName} isOneLine isStrong />
      {about.length > 0 ? <p className="text-sm text-muted wrap-anywhere">{about.join(' · ')}</p> : null}
    </li>
  )
}
