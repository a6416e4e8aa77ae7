import ts from 'typescript'
import { expect, test } from 'vitest'

const sources: Record<string, string> = import.meta.glob(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** Attributes and properties whose text people see or hear. */
const SPOKEN_ATTRIBUTE =
  /^(aria-(label|description|valuetext|roledescription|placeholder)|alt|label|placeholder|title|description|hint|error|\w+Label)$/
const SPOKEN_PROPERTY = /^(aria-label|label|placeholder|title|description|hint|\w+Label)$/
const HAS_WORDS = /\p{L}{2}/u

/** User-visible texts in a source file outside the catalogues. */
function fixedStrings(path: string, source: string): string[] {
  const found: string[] = []
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const note = (text: string) => {
    if (HAS_WORDS.test(text)) found.push(`${path}: ${text.trim()}`)
  }
  const noteLiterals = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) note(node.text)
    else if (ts.isTemplateExpression(node))
      note([node.head, ...node.templateSpans.map((span) => span.literal)].map(({ text }) => text).join(' '))
    else if (ts.isJsxExpression(node) && node.expression) noteLiterals(node.expression)
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(noteLiterals)
    else if (ts.isParenthesizedExpression(node)) noteLiterals(node.expression)
    else if (ts.isBinaryExpression(node)) [node.left, node.right].forEach(noteLiterals)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node.text)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) noteLiterals(node)
    if (ts.isJsxAttribute(node) && SPOKEN_ATTRIBUTE.test(node.name.getText(file)) && node.initializer)
      noteLiterals(node.initializer)
    if (ts.isPropertyAssignment(node) && SPOKEN_PROPERTY.test(node.name.getText(file).replace(/['"]/g, '')))
      noteLiterals(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

test('LAY-11 no sentence stands outside the catalogues', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50)
  expect(Object.entries(sources).flatMap(([path, source]) => fixedStrings(path, source))).toEqual([])
})

test.each([
  '<p>Bonjour</p>',
  '<p>{isOpen ? "Ouvert" : t("x")}</p>',
  '<button aria-label="Fermer" />',
  '<input placeholder={`Code ` + code} />',
  'notify.error({ title: "Perdu" })',
])('LAY-11 a sentence outside the catalogues is found: %s', (source) => {
  expect(fixedStrings('x.tsx', `const x = () => ${source}`)).toHaveLength(1)
})

test.each([
  '<p className="text-ink">{t("home.title")}</p>',
  '<p>{count} · {code}</p>',
  '<a aria-label={t("shell.homeLink")} href="/x" />',
])('what is no sentence is left alone: %s', (source) => {
  expect(fixedStrings('x.tsx', `const x = () => ${source}`)).toEqual([])
})
