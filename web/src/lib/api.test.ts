import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Refusal, sentence } from "./api";

afterEach(() => vi.unstubAllGlobals());

function serverSays(status: number, body: string): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

describe("the server's answers", () => {
  it("are handed on", async () => {
    const fetched = serverSays(200, '{"tables":[],"more":null}');
    expect(await api.tables("open")).toEqual({ tables: [], more: null });
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/tables?which=open");
  });

  it("go on where the last page ended", async () => {
    const fetched = serverSays(200, '{"tables":[],"more":null}');
    await api.tables("open", "1.5~a_b");
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/tables?which=open&after=1.5~a_b");
  });

  it("to a request without words still come as JSON, as its body must be", async () => {
    const fetched = serverSays(200, "{}");
    await api.start("a/b");
    const [address, setting] = fetched.mock.calls[0] as [string, RequestInit];
    expect(address).toBe("/api/tables/a%2Fb/start");
    expect(setting.body).toBe("{}");
    expect(setting.headers).toMatchObject({ "Content-Type": "application/json" });
  });

  it("that refuse become a sentence with its rule", async () => {
    serverSays(409, '{"error":"this seat is taken","rule":"AL-001"}');
    const refused = await api.sit("t", 1).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ message: "This seat is taken.", status: 409, rule: "AL-001" });
  });

  it("are said as sentences", () => {
    expect(["teams are for 4", "Why?", ""].map(sentence)).toEqual(["Teams are for 4.", "Why?", ""]);
  });

  it("that are no JSON become a sentence, too", async () => {
    serverSays(502, "<html>Bad gateway</html>");
    await expect(api.games()).rejects.toThrow("The parlour could not do that (502).");
  });

  it("that never come become a sentence", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("failed")));
    await expect(api.me()).rejects.toMatchObject({ status: 0 });
  });
});
