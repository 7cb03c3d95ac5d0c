import { mount } from "svelte";
import App from "./App.svelte";
import { keepWorker } from "./lib/alerts";
import { followOtherTabs, show } from "./lib/settings.svelte";
import "./styles/base.css";
import "./styles/tokens.css";
import { language } from "./words/language";

show();
document.documentElement.lang = language;
followOtherTabs();
keepWorker();

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no place for the app");
mount(App, { target });
