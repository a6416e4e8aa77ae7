import { expect, test } from 'vitest'
import { delimitedText } from './delimited-text.ts'

const line = (...cells: readonly string[]) => delimitedText([cells])

test('AADM-2 cells are separated by semicolons, lines end as spreadsheets want it', () => {
  expect(
    delimitedText([
      ['Pseudo', 'E-mail'],
      ['Zoé', 'zoe@exemple.fr'],
    ]),
  ).toBe('Pseudo;E-mail\r\nZoé;zoe@exemple.fr\r\n')
  expect(delimitedText([])).toBe('')
  expect(line('', '')).toBe(';\r\n')
})

test('AADM-2 semicolons, quotes and line breaks stay inside their cell', () => {
  expect(line('a;b', 'dit "Max"', 'deux\nlignes', 'retour\rseul', 'virgule, seule')).toBe(
    '"a;b";"dit ""Max""";"deux\nlignes";"retour\rseul";virgule, seule\r\n',
  )
})

test.each(['=1+1', '+33612345678', '-1', '@SUM(A1)', '\tx', '＝1+1', '＋1', '－1', '＠x'])(
  'AADM-2 %j is text for a spreadsheet, no formula',
  (hostile) => {
    expect(line(hostile)).toBe(`'${hostile}\r\n`)
  },
)

test('AADM-2 a formula that would end its cell is quoted and defused', () => {
  expect(line('=HYPERLINK("http://mal.example";"clic")')).toBe(`"'=HYPERLINK(""http://mal.example"";""clic"")"\r\n`)
  expect(line('\r=1')).toBe(`"'\r=1"\r\n`)
})

test('AADM-2 signs inside a text stay as they are', () => {
  expect(line('Jean-Pierre', 'a=b', 'zoe@exemple.fr', "l'ami")).toBe("Jean-Pierre;a=b;zoe@exemple.fr;l'ami\r\n")
})

test('STAK-12 what would become a formula at the separator of another language is text too', () => {
  expect(line('Zoé,=1+1', 'a;-2', 'b\t@x')).toBe(`Zoé,'=1+1;"a;'-2";b\t'@x\r\n`)
  expect(delimitedText([['Zoé;=1+1', 'c,+3']], ',')).toBe(`Zoé;'=1+1,"c,'+3"\r\n`)
})

test('STAK-12 with commas it is the comma that is quoted', () => {
  expect(delimitedText([['Durand, Zoé', 'a;b', '12']], ',')).toBe('"Durand, Zoé",a;b,12\r\n')
})
