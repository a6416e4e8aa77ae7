import type { Picture } from './picture.ts'
import { drawable } from './picture-letters.ts'
import { COLUMN, type Node, node, PAINT, ROW, text } from './picture-parts.ts'

/** A calendar leaf: month above, day large, time below. */
export function calendarCard({ weekday, number, month, time }: Extract<Picture, { kind: 'announced' }>['day']): Node {
  return node(
    {
      ...COLUMN,
      alignItems: 'center',
      width: 272,
      borderRadius: 20,
      background: PAINT.face,
      border: `2px solid ${PAINT.faceLine}`,
      boxShadow: `0 8px 0 ${PAINT.shade}`,
      color: PAINT.ink,
      paddingBottom: 22,
    },
    [
      node(
        {
          ...ROW,
          justifyContent: 'center',
          width: '100%',
          padding: '12px 0',
          background: PAINT.red,
          color: '#ffffff',
          borderRadius: '18px 18px 0 0',
          fontSize: 40,
          fontWeight: 800,
        },
        drawable(month),
      ),
      text(weekday, { fontSize: 36, color: PAINT.muted, marginTop: 18 }),
      text(number, { fontSize: 168, fontWeight: 800, lineHeight: 1 }),
      text(time, { fontSize: 60, fontWeight: 800 }),
    ],
  )
}

/** A shop sign: the initials of its name. */
export function sign(letters: string): Node {
  return node(
    {
      ...ROW,
      justifyContent: 'center',
      width: 264,
      height: 264,
      borderRadius: 28,
      background: PAINT.face,
      border: `2px solid ${PAINT.faceLine}`,
      boxShadow: `0 10px 0 ${PAINT.shade}`,
      color: PAINT.ink,
      fontSize: 136,
      fontWeight: 800,
    },
    letters,
  )
}
