import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { isWaiting as isBeforeStart } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, useMemo } from 'react'
import { useMay } from '../../../acts/acting-as.tsx'
import { Asked } from '../../../acts/asked.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { EmptyState, ErrorState } from '../../../ui/message-screens.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { groupedList, groupRows, useRowGroups } from '../../../ui/use-row-groups.ts'
import { useRegistrations } from '../api/registrations-query.ts'
import { namesIn, type OfferRegulars } from '../organizer/add-at-desk-form.tsx'
import { DoorField } from './door-field.tsx'
import { DoorHead } from './door-head.tsx'
import { countAtDoor, lettersOf } from './door-list.ts'
import { DoorRow } from './door-row.tsx'
import { EverybodyPresent } from './everybody-present.tsx'
import { LetterIndex } from './letter-index.tsx'
import { UndoBar } from './undo-bar.tsx'
import { type DoorProps, useDoor } from './use-door.ts'
import type { View } from './use-door-rows.ts'

type DoorScreenProps = { readonly tournament: Tournament; readonly regulars: OfferRegulars }

/** Arrivals are found or added, ticked, and leave the list (SHOP-44). */
export function DoorScreen({ tournament, regulars }: DoorScreenProps) {
  const { t } = useTranslation()
  const isAllowed = useMay()('check-in-players')
  const query = useRegistrations(tournament, { isAsked: isAllowed })
  if (!isAllowed)
    return (
      <ErrorState title={t('eventAdmin.forbidden')} headingLevel={1}>
        {t('eventAdmin.forbiddenHelp')}
      </ErrorState>
    )
  if (!isBeforeStart(tournament)) return <Started tournament={tournament} />
  return (
    <Asked query={query} waiting={<Skeleton className="h-80" />} title={t('organizer.loadingFailed')} isMain>
      {(registrations) => <Door {...{ tournament, registrations, regulars }} />}
    </Asked>
  )
}

function Started({ tournament: { code } }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      drawing="over"
      title={t('checkIn.started')}
      headingLevel={1}
      action={
        <Link to="/tournament/$code/admin-advanced" params={{ code }} className={buttonClass()}>
          {t('checkIn.back')}
        </Link>
      }
    >
      {t('checkIn.startedHelp')}
    </EmptyState>
  )
}

function Door({ tournament, registrations, regulars }: DoorProps & Pick<DoorScreenProps, 'regulars'>) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const door = useDoor({ tournament, registrations })
  const { all, takesFee, letters, list, notedOf, entry, typed } = door
  const taken = useMemo(() => namesIn(registrations), [registrations])
  const isWide = useMedia('(min-width: 1024px)')
  const kept = useRowGroups(list.shown)
  // In two columns a shrinking group would leave a hole.
  const groups = useMemo(() => (isWide ? groupRows(list.shown) : kept), [isWide, list.shown, kept])
  return (
    <div className="-mt-6 grid grid-cols-[minmax(0,1fr)] gap-2 pb-16 sm:-mt-10">
      <DoorHead
        {...{ tournament, takesFee, letters }}
        rows={all}
        counts={countAtDoor(all, notedOf)}
        onChoose={door.choose}
      >
        <DoorField
          {...{ tournament, registrations }}
          entry={entry}
          input={door.input}
          onEnter={door.tickTyped}
          onDown={list.focusFirst}
        >
          {list.matches(typed) === 0 ? regulars({ typed, taken, onPick: entry.addKnown }) : null}
        </DoorField>
        <LetterIndex letters={lettersOf(list.shown)} onGo={list.goTo} />
      </DoorHead>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <FilterChips
          label={t('checkIn.shown.label')}
          chips={[
            { value: 'open', label: t('checkIn.shown.open'), count: list.open },
            { value: 'done', label: t('checkIn.shown.done'), count: list.done },
          ]}
          chosen={list.view}
          hasAll
          countText={number}
          onChoose={list.look}
        />
        <EverybodyPresent
          {...{ tournament, letters }}
          absent={door.mine.filter((one) => one.status === 'confirmed' && !notedOf(one).isPresent)}
          onNoted={({ length: count }, takeBack) =>
            door.setLast({ text: t('checkIn.everybodyNoted', { count }), takeBack })
          }
        />
      </div>
      <div ref={list.place} {...groupedList(t('checkIn.list'))}>
        {groups.map(({ key, rows }) => (
          <ul
            key={key}
            role="none"
            className="grid grid-cols-[minmax(0,1fr)] gap-x-8 group-drawn-in-sight lg:grid-cols-[repeat(2,minmax(0,1fr))]"
            style={{ '--rows': isWide ? Math.ceil(rows.length / 2) : rows.length, '--row': '4rem' } as CSSProperties}
          >
            {rows.map((one) => (
              <DoorRow key={one.id} registration={one} {...notedOf(one)} takesFee={takesFee} onTap={door.tap} />
            ))}
          </ul>
        ))}
      </div>
      {list.shown.length === 0 ? <Nobody all={all} typed={typed} view={list.view} /> : null}
      {door.last ? <UndoBar last={door.last} onTakenBack={() => door.setLast(null)} /> : null}
    </div>
  )
}

type NobodyProps = { readonly all: readonly RegistrationView[]; readonly typed: string; readonly view: View }

function Nobody({ all, typed, view }: NobodyProps) {
  const { t } = useTranslation()
  if (all.length === 0) return <p className="text-muted">{t('checkIn.nobody')}</p>
  if (typed !== '') return <p className="text-muted">{t('organizer.filterEmpty')}</p>
  return <p className="text-muted">{t(view === 'open' ? 'checkIn.everyoneDone' : 'checkIn.nobodyDone')}</p>
}
