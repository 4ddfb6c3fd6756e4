import type { settings as english } from '../en/settings';
import type { Message } from '../message';

export const settings = {
  'settings.language': 'Язык',
  'settings.languageSystem': 'Как на устройстве',
  'settings.appearance': 'Оформление',
  'settings.appearance.system': 'Система',
  'settings.appearance.light': 'Светлое',
  'settings.appearance.dark': 'Тёмное',
  'settings.textSize': 'Размер текста',
  'settings.textSizeValue': '{percent} %',
  'settings.textSample': 'Передвиньте красного погонщика к следующему зданию.',
  'settings.atTheTable': 'За столом',
  'settings.keepAwake': 'Не гасить экран',
  'settings.keepAwakeDetail': 'Пока открыта партия',
  'settings.haptics': 'Вибрация',
  'settings.hapticsDetail': 'Короткий отклик, когда Сэм тянет карту',
  'settings.readAloud': 'Читать вслух',
  'settings.readAloudDetail': 'Указания Сэма на языке приложения',
  'settings.about': 'О приложении',
  'settings.version': 'Версия',
  'settings.licence': 'Лицензия',
  'settings.fanMade': 'Сделано любителями для своих столов; не связано с издателем Great Western Trail.',
  'settings.privacy': 'Ничто не покидает устройство: ни учётной записи, ни слежки, ни сети.',
} as const satisfies Record<keyof typeof english, Message>;
