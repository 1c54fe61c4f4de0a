/** A part of a report. Texts are plain: each renderer makes them safe for its format. */
export type ReportBlock =
  | { readonly kind: 'title' | 'section' | 'subsection' | 'text'; readonly text: string }
  | { readonly kind: 'verdict'; readonly text: string; readonly readiness: string }
  | { readonly kind: 'quote'; readonly name: string; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };
