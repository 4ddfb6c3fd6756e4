import type { Language } from './message';

const DECIMAL: Readonly<Record<Language, string>> = { en: '.', fr: ',', pl: ',', ru: ',' };
const GROUP: Readonly<Record<Language, string>> = { en: ',', fr: '\u202f', pl: '\u00a0', ru: '\u00a0' };
const AND: Readonly<Record<Language, string>> = { en: 'and', fr: 'et', pl: 'i', ru: 'и' };

/** A number as the language writes it: true minus sign, decimal mark, groups from five digits on. */
export const formatNumber = (language: Language, value: number): string => {
  const [whole = '0', decimals] = String(Math.abs(value)).split('.');
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, GROUP[language]);
  const sign = value < 0 ? '−' : '';
  return sign + grouped + (decimals === undefined ? '' : DECIMAL[language] + decimals);
};

/** Dollars as the language writes them: $4, but 4 $ on the continent. */
export const formatDollars = (language: Language, value: number): string => {
  const amount = formatNumber(language, Math.abs(value));
  const sign = value < 0 ? '−' : '';
  return sign + (language === 'en' ? `$${amount}` : `${amount}\u00a0$`);
};

/** "a, b and c". */
export const joinList = (language: Language, items: readonly string[]): string => {
  const last = items[items.length - 1];
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(', ')} ${AND[language]}\u00a0${last}`;
};

/** A day, "18 November 2026" style. */
export const formatDate = (language: Language, time: number): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(time);

/** A day and the time of day, short. */
export const formatDateTime = (language: Language, time: number): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);

const HOURS: Readonly<Record<Language, string>> = { en: 'h', fr: 'h', pl: 'godz.', ru: 'ч' };
const MINUTES: Readonly<Record<Language, string>> = { en: 'min', fr: 'min', pl: 'min', ru: 'мин' };

/** How long something took: "1 h 52 min". */
export const formatDuration = (language: Language, milliseconds: number): string => {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  const rest = `${minutes % 60}\u00a0${MINUTES[language]}`;
  return hours === 0 ? rest : `${hours}\u00a0${HOURS[language]} ${rest}`;
};
