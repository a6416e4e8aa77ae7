import {
  DatePicker as ArkDatePicker,
  type DatePickerDateView,
  useDatePickerContext as useCalendar,
} from '@ark-ui/react/date-picker'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames } from './class-names.ts'
import { useClosedByBack } from './closed-by-back.ts'

export type CalendarTexts = {
  /** Accessible name. */
  readonly calendar: string
  readonly previous: Readonly<Record<DatePickerDateView, string>>
  readonly next: Readonly<Record<DatePickerDateView, string>>
  readonly chooseMonth: string
  readonly chooseYear: string
  readonly selectedDay: (day: string) => string
  readonly today: (day: string) => string
}

const COLUMNS = 3
const STEP_CLASS =
  'inline-flex size-11 items-center justify-center rounded-control enabled:hover:bg-sunken disabled:opacity-40'
const CELL_CLASS =
  'flex h-11 w-full items-center justify-center rounded-control text-base tabular-nums select-none ' +
  'data-selectable:cursor-pointer data-selectable:hover:bg-sunken data-disabled:text-muted data-disabled:opacity-55 ' +
  'data-today:border data-today:border-control data-today:font-bold ' +
  'data-selected:bg-carmine data-selected:font-bold data-selected:text-on-carmine data-selected:hover:bg-carmine-strong'

export function Calendar({ texts }: { texts: CalendarTexts }) {
  const { view, open, setOpen } = useCalendar()
  useClosedByBack(open, () => setOpen(false))
  return (
    <ArkDatePicker.Content
      role="dialog"
      aria-label={texts.calendar}
      aria-roledescription={texts.calendar}
      className="open-by-fading w-[min(20.75rem,calc(100vw-1rem))] rounded-card border border-line bg-surface p-1.5 text-ink shadow-float outline-none"
    >
      <View key={view} view={view} texts={texts} />
    </ArkDatePicker.Content>
  )
}

type ViewProps = { view: DatePickerDateView; texts: CalendarTexts }

function View({ view, texts }: ViewProps) {
  const { visibleRangeText } = useCalendar()
  const grid = { 'aria-label': visibleRangeText.formatted, 'aria-roledescription': texts.calendar }
  return (
    <ArkDatePicker.View view={view}>
      <ViewHead view={view} texts={texts} />
      <ArkDatePicker.Table {...grid} columns={view === 'day' ? 7 : COLUMNS} className="w-full table-fixed">
        {view === 'day' ? <Days texts={texts} /> : <Cells view={view} />}
      </ArkDatePicker.Table>
    </ArkDatePicker.View>
  )
}

function ViewHead({ view, texts }: ViewProps) {
  const { visibleRangeText } = useCalendar()
  const range = visibleRangeText.formatted
  return (
    <ArkDatePicker.ViewControl className="grid grid-cols-[auto_1fr_auto] items-center">
      <ArkDatePicker.PrevTrigger aria-label={texts.previous[view]} className={STEP_CLASS}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </ArkDatePicker.PrevTrigger>
      {view === 'year' ? (
        <p className="text-center font-display text-lg font-bold">{range}</p>
      ) : (
        <ArkDatePicker.ViewTrigger
          aria-label={`${range}, ${view === 'day' ? texts.chooseMonth : texts.chooseYear}`}
          className="inline-flex min-h-11 items-center justify-center gap-1.5 rounded-control font-display text-lg font-bold hover:bg-sunken"
        >
          <span className="first-letter:uppercase">{range}</span>
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </ArkDatePicker.ViewTrigger>
      )}
      <ArkDatePicker.NextTrigger aria-label={texts.next[view]} className={STEP_CLASS}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </ArkDatePicker.NextTrigger>
    </ArkDatePicker.ViewControl>
  )
}

function Days({ texts }: { texts: CalendarTexts }) {
  const calendar = useCalendar()
  return (
    <>
      <ArkDatePicker.TableHead>
        <ArkDatePicker.TableRow>
          {calendar.weekDays.map((day) => (
            <ArkDatePicker.TableHeader key={day.long} className="h-8 text-sm font-semibold text-muted">
              {day.short}
            </ArkDatePicker.TableHeader>
          ))}
        </ArkDatePicker.TableRow>
      </ArkDatePicker.TableHead>
      <ArkDatePicker.TableBody>
        {calendar.weeks.map((week) => (
          <ArkDatePicker.TableRow key={String(week[0])}>
            {week.map((day) => {
              const { valueText, selected, today, outsideRange } = calendar.getDayTableCellState({ value: day })
              const name = selected ? texts.selectedDay(valueText) : today ? texts.today(valueText) : valueText
              return (
                <ArkDatePicker.TableCell key={String(day)} value={day} className="p-0">
                  <ArkDatePicker.TableCellTrigger
                    aria-label={name}
                    className={classNames(CELL_CLASS, outsideRange && 'invisible')}
                  >
                    {day.day}
                  </ArkDatePicker.TableCellTrigger>
                </ArkDatePicker.TableCell>
              )
            })}
          </ArkDatePicker.TableRow>
        ))}
      </ArkDatePicker.TableBody>
    </>
  )
}

function Cells({ view }: { view: 'month' | 'year' }) {
  const calendar = useCalendar()
  const rows =
    view === 'month'
      ? calendar.getMonthsGrid({ columns: COLUMNS, format: 'long' })
      : calendar.getYearsGrid({ columns: COLUMNS })
  return (
    <ArkDatePicker.TableBody>
      {rows.map((row) => (
        <ArkDatePicker.TableRow key={row[0]?.value}>
          {row.map((cell) => (
            <ArkDatePicker.TableCell key={cell.value} value={cell.value} className="p-0.5">
              <ArkDatePicker.TableCellTrigger className={CELL_CLASS}>{cell.label}</ArkDatePicker.TableCellTrigger>
            </ArkDatePicker.TableCell>
          ))}
        </ArkDatePicker.TableRow>
      ))}
    </ArkDatePicker.TableBody>
  )
}
